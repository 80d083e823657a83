import { describe, expect, test } from 'vitest'
import { quickStartSamples } from '#lib/reference/samples/quick-start-samples.ts'
import type { SampleCredentials } from '#lib/reference/samples/sample-call.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '#lib/reference/samples/sample-language.ts'
import { samplesOf } from '#lib/reference/samples/samples-of.ts'
import {
  phpFaults,
  pythonFaults,
  shellFaults,
  typescriptFaults,
} from '#tests/support/checks/syntax-faults.ts'
import { referenceOperation, referenceOperations } from '#tests/support/fixtures/reference-operations.ts'

const BASE = 'https://origination.example/api'
const CREDENTIALS = { clientId: 'an-app', clientSecret: "a 'secret'" }

/** Returns all samples in a language, with and without credentials, by name. */
const samplesIn = (language: SampleLanguage): Record<string, string> => {
  const samples = (credentials?: SampleCredentials) =>
    Object.fromEntries([
      ...referenceOperations.map((operation) => [
        `${operation.id}${credentials ? '-known' : ''}`,
        samplesOf(operation, { base: BASE, credentials })[language],
      ]),
      [
        `start${credentials ? '-known' : ''}`,
        quickStartSamples({ base: BASE, cpf: '314.159.100-00', provider: 'aurora', credentials })[language],
      ],
    ])
  return { ...samples(), ...samples({ clientId: 'demo-app', clientSecret: 'demo-app-secret' }) }
}

describe('the samples of every operation and event', () => {
  test('exist in all four languages', () => {
    expect(referenceOperations.length).toBeGreaterThan(70)
    for (const operation of referenceOperations) {
      const samples = samplesOf(operation, { base: BASE })
      expect(Object.keys(samples), operation.id).toEqual([...SAMPLE_LANGUAGES])
      for (const code of Object.values(samples)) expect(code.length, operation.id).toBeGreaterThan(50)
    }
  })

  test('are accepted by a shell', () => {
    expect(shellFaults(samplesIn('curl'))).toEqual([])
  })

  test('are accepted by the strict compiler of TypeScript', () => {
    expect(typescriptFaults(samplesIn('typescript'))).toEqual([])
  })

  test('are valid Python', () => {
    expect(pythonFaults(samplesIn('python'))).toEqual([])
  })

  test('are valid PHP', () => {
    expect(phpFaults(samplesIn('php'))).toEqual([])
  })

  test('are rejected by each of these checks when they are broken', () => {
    expect(shellFaults({ broken: "curl 'https" })).toHaveLength(1)
    expect(typescriptFaults({ broken: 'const a: number = fetch(1' })).not.toEqual([])
    expect(pythonFaults({ broken: 'print(json={"a": 1)' })).not.toEqual([])
    expect(phpFaults({ broken: '<?php\n$a = [1, 2;\n' })).not.toEqual([])
  })
})

describe('a sample', () => {
  test('reads credentials from the environment unless they are known', () => {
    const token = referenceOperation('createToken')
    for (const code of Object.values(samplesOf(token, { base: BASE }))) {
      expect(code).toMatch(/CLIENT_SECRET/)
      expect(code).not.toMatch(/demo-app/)
    }
    for (const code of Object.values(samplesOf(token, { base: BASE, credentials: CREDENTIALS })))
      expect(code).not.toMatch(/CLIENT_SECRET/)
  })

  test('never contains a token, and asks for one only where the operation needs it', () => {
    for (const operation of referenceOperations) {
      const needsToken = operation.authorization === 'bearer'
      for (const code of Object.values(samplesOf(operation, { base: BASE })))
        expect(/\bTOKEN\b/.test(code), operation.id).toBe(needsToken)
    }
  })

  test('sends a new idempotency key with every write that takes one', () => {
    for (const operation of referenceOperations.filter(({ kind }) => kind === 'call')) {
      const takesKey = operation.headers.some(({ name }) => name === 'Idempotency-Key')
      for (const code of Object.values(samplesOf(operation, { base: BASE })))
        expect(code.includes('Idempotency-Key'), operation.id).toBe(takesKey)
    }
  })
})
