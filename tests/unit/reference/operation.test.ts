import { describe, expect, test } from 'vitest'
import type { Operation } from '#lib/reference/operation.ts'
import type { SchemaView } from '#lib/reference/schema-view.ts'
import {
  referenceDocument,
  referenceOperation,
  referenceOperations,
} from '#tests/support/fixtures/reference-operations.ts'

const bodyOf = (id: string): SchemaView => {
  const schema = referenceOperation(id).body?.media[0]?.schema
  if (!schema) throw new Error(`${id} has no body`)
  return schema
}

const fieldOf = (schema: SchemaView, name: string): SchemaView => {
  const field = schema.fields.find((each) => each.name === name)
  if (!field) throw new Error(`no field ${name}`)
  return field.schema
}

describe('the operations of the reference', () => {
  test('are all calls and all events of the document, each under an id of its own', () => {
    const { paths, webhooks } = referenceDocument
    const described = [...Object.values(paths), ...Object.values(webhooks)].flatMap(Object.keys)
    expect(referenceOperations).toHaveLength(described.length)
    expect(new Set(referenceOperations.map(({ id }) => id)).size).toBe(described.length)
    for (const { id } of referenceOperations) expect(id).toMatch(/^[\w.]+$/)
  })

  test("keep the operation's own parameters apart from the headers of every operation", () => {
    for (const { id, parameters, headers } of referenceOperations) {
      expect(
        parameters.every(({ place }) => place === 'path' || place === 'query'),
        id,
      ).toBe(true)
      expect(headers.length, id).toBeGreaterThan(0)
    }
    expect(referenceOperation('createFgtsProposal').headers.map(({ name }) => name)).toEqual([
      'X-Request-Id',
      'Accept-Language',
      'Idempotency-Key',
    ])
  })

  test('state who may call them', () => {
    const accessOf = ({ authorization, scopes }: Operation) => ({ authorization, scopes })
    expect(accessOf(referenceOperation('listFgtsBalances'))).toEqual({
      authorization: 'bearer',
      scopes: ['fgts', 'read'],
    })
    expect(accessOf(referenceOperation('createToken')).authorization).toBe('none')
    expect(accessOf(referenceOperation('receiveInstitutionEvent')).authorization).toBe('signature')
    expect(accessOf(referenceOperation('proposal.status.update')).authorization).toBe('signature')
  })

  test('list every documented error with its own example', () => {
    const { failures } = referenceOperation('createFgtsSimulation')
    const codes = failures.flatMap(({ problems }) => problems.map(({ code }) => code))
    expect(codes).toContain('too_few_installments')
    for (const { code, example } of failures.flatMap(({ problems }) => problems))
      expect(example).toMatchObject({ code })
  })
})

describe('a schema of the reference', () => {
  test('separates null from the type of a value', () => {
    expect(fieldOf(bodyOf('startFgtsBalanceQuery'), 'provider')).toMatchObject({
      types: ['string'],
      isNullable: true,
      alternatives: [],
      example: 'aurora',
    })
  })

  test('names the format of an id instead of its pattern', () => {
    const id = fieldOf(bodyOf('createFgtsSimulation'), 'balanceId')
    expect(id).toMatchObject({ format: 'uuid', isNullable: true })
    expect(id.bounds.pattern).toBeUndefined()
  })

  test('keeps the shapes that a value may have', () => {
    const payment = fieldOf(bodyOf('createFgtsProposal'), 'payment')
    expect(payment.alternatives.map((shape) => fieldOf(shape, 'type').values)).toEqual([
      ['pix'],
      ['transfer'],
    ])
  })

  test('resolves named schemas below a list', () => {
    const list = referenceOperation('listFgtsBalances').answers[0]?.media[0]?.schema
    const balance = list && fieldOf(list, 'data').items
    expect(balance?.name).toBe('Balance')
    expect(balance && fieldOf(balance, 'periods').items?.fields.map(({ name }) => name)).toEqual([
      'dueDate',
      'amount',
    ])
  })
})
