import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ALL_CONTRACTS as PUBLISHED } from '#lib/contracts/all-contracts.ts'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts.ts'
import type { AnyCommand, AnyContract } from '#lib/contracts/contract.ts'
import { REASON_CODES, reasonOf } from '#lib/domain/reasons/catalogue.ts'

const ALL_CONTRACTS = [...PUBLISHED, ...BACK_OFFICE_CONTRACTS]

const folderOf = (path: string) =>
  join('app', 'api', ...path.split('/').map((part) => part.replace(/^\{(.+)\}$/, '[$1]')))

const testTexts = ['tests/api', 'tests/services', 'tests/faults']
  .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')

/** A call without a method is a POST if it has a body, otherwise a GET. */
const callsOf = (path: string): string[] => {
  const pattern = path
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/`\'"]+' : part.replace(/\./g, '\\.')))
    .join('/')
  const calls = testTexts.matchAll(new RegExp(`[\`'"]${pattern}(?=[\`'"?$])`, 'g'))
  return [...calls].flatMap(({ 0: { length }, index }) => {
    const before = testTexts.slice(testTexts.lastIndexOf('\n', index), index)
    const after = testTexts.slice(index + length, index + length + 200)
    const options = after.replace(/^[^`'"]*[`'"]/, '')
    const call = /^\s*\)/.test(options)
      ? before
      : `${before}${options.split(/\}\s*\)|\)\)|\n\s*\n|\bapi\(/)[0]}`
    const names = [...call.matchAll(/\b(GET|POST|PATCH|PUT|DELETE)\b/g)].map(([, name = '']) => name)
    if (/\bmethod\b/.test(call)) return names
    return [...names, /\b(body|raw)\b|\bpost\(/.test(call) ? 'POST' : 'GET']
  })
}

const routeFiles = readdirSync('app/api', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === 'route.ts')
  .map((entry) => join(entry.parentPath, entry.name))

const filesUnder = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

type Operation = Pick<AnyCommand, 'name' | 'response' | 'codes'> & Partial<Pick<AnyContract, 'path'>>

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'name' in value && 'response' in value && 'codes' in value

const operations = (
  await Promise.all(filesUnder('lib/contracts').map((file) => import(/* @vite-ignore */ resolve(file))))
).flatMap((module: object) => Object.entries(module).filter((entry) => isOperation(entry[1])))

/** Searches a schema and the schemas within it, which may refer to themselves. */
const hasOneWayTransform = (value: unknown, visited: Set<unknown>): boolean => {
  if (typeof value !== 'object' || value === null || visited.has(value)) return false
  visited.add(value)
  if (value instanceof z.core.$ZodTransform) return true
  const parts = value instanceof z.core.$ZodType ? value._zod.def : value
  return Object.values(parts).some((part) => hasOneWayTransform(part, visited))
}

const actionTexts = filesUnder('app')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => text.startsWith("'use server'"))
  .join('\n')

describe('an export of the folder of contracts', () => {
  const commands = operations.filter(([, { path }]) => path === undefined)

  test('has a path only where a route exists', () => {
    const registry: ReadonlySet<unknown> = new Set(ALL_CONTRACTS)
    const unlisted = operations.filter(([, one]) => one.path !== undefined && !registry.has(one))
    expect(unlisted.map(([exported]) => exported)).toEqual([])
  })

  test('without a path is called by a server action', () => {
    const unused = commands.filter(
      ([exported]) =>
        !new RegExp(`\\b(action|customerAction|incompleteAction)\\(\\s*${exported}\\b`).test(actionTexts),
    )
    expect(commands.length).toBeGreaterThan(50)
    expect(unused.map(([exported]) => exported)).toEqual([])
  })

  test('has the name of its export, so that a problem body leads to its command', () => {
    expect(commands.filter(([exported, { name }]) => exported !== `${name}Command`)).toEqual([])
  })
})

describe('contracts', () => {
  test('have a route that exports their method', () => {
    const missing = ALL_CONTRACTS.filter((contract) => {
      const file = join(folderOf(contract.path), 'route.ts')
      return !existsSync(file) || !new RegExp(`\\b${contract.method}\\b`).test(readFileSync(file, 'utf8'))
    })
    expect(missing.map((contract) => `${contract.method} ${contract.path}`)).toEqual([])
  })

  test('exist for every route except the sign-in library', () => {
    const contractFiles = new Set(ALL_CONTRACTS.map((contract) => join(folderOf(contract.path), 'route.ts')))
    expect(routeFiles.filter((file) => !file.includes('/auth/') && !contractFiles.has(file))).toEqual([])
  })

  test('are each called by a test over HTTP, with method and path', () => {
    const untested = ALL_CONTRACTS.filter(({ method, path }) => !callsOf(path).includes(method))
    expect(untested.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  test('of the back office are read-only, for people, below /panel and not published', () => {
    const wrong = BACK_OFFICE_CONTRACTS.filter(
      ({ access, method, path }) =>
        access.kind !== 'person' || method !== 'GET' || !path.startsWith('/panel/'),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(PUBLISHED.filter(({ access }) => access.kind === 'person').map(({ name }) => name)).toEqual([])
  })

  test('of the back office need no encoder beside the response, except for files', () => {
    const encoded = BACK_OFFICE_CONTRACTS.filter(({ encode }) => encode)
    expect(encoded.map(({ name }) => name)).toEqual(['getSimulationOffer'])
  })

  test('have responses that can be encoded, without a transform in one direction only', () => {
    const wrong = operations.filter(([, { response }]) => hasOneWayTransform(response, new Set()))
    expect(wrong.map(([name]) => name)).toEqual([])
    expect(hasOneWayTransform(z.object({ name: z.string().transform(Boolean) }), new Set())).toBe(true)
  })

  test('have unique names and paths', () => {
    expect(new Set(ALL_CONTRACTS.map((contract) => contract.name)).size).toBe(ALL_CONTRACTS.length)
    expect(new Set(ALL_CONTRACTS.map((contract) => `${contract.method} ${contract.path}`)).size).toBe(
      ALL_CONTRACTS.length,
    )
  })

  test.each(PUBLISHED.map((contract) => [contract.name, contract] as const))(
    'give %s examples that match its own shapes',
    (_name, contract) => {
      expect(contract.response.safeParse(contract.examples.response).error?.issues ?? []).toEqual([])
      if (contract.body && contract.bodyType !== 'multipart' && contract.examples.request !== undefined) {
        expect(contract.body.safeParse(contract.examples.request).error?.issues ?? []).toEqual([])
      }
    },
  )
})

describe('the catalogue of reasons', () => {
  test.each(REASON_CODES)('words %s in both languages with the same placeholders', (code) => {
    const reason = reasonOf(code)
    for (const text of [reason.title, reason.text, reason.nextAction]) {
      expect(text.pt.length).toBeGreaterThan(0)
      expect(placeholders(text.en)).toEqual(placeholders(text.pt))
    }
  })
})

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
