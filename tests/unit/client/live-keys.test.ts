import { describe, expect, test } from 'vitest'
import { isInvalidatedBy, isLive, REFETCH_INTERVALS_MS, refetchIntervalMsOf } from '#lib/client/live-keys.ts'
import type { LiveChange } from '#lib/client/live-messages.ts'

const ID = '0199a3b2-7c00-7000-8000-000000000001'
const OTHER = '0199a3b2-7c00-7000-8000-000000000002'
const change = (kind: string): LiveChange => ({ kind, type: 'any', resourceId: ID })

describe('the queries made stale by a change', () => {
  test('are lists of its kind, the resource itself, and the screens that show everything', () => {
    const proposal = change('proposal')
    for (const key of [
      ['proposals', 'list', { status: 'paid' }],
      ['proposals', 'one', ID],
      ['review', 'queue'],
      ['home', 'queue'],
      ['customers', 'one', OTHER],
    ])
      expect(isInvalidatedBy(key, proposal), key.join()).toBe(true)
  })

  test('are neither of another resource nor of another kind', () => {
    expect(isInvalidatedBy(['proposals', 'one', OTHER], change('proposal'))).toBe(false)
    expect(isInvalidatedBy(['clt', 'consults', 'list', {}], change('proposal'))).toBe(false)
    expect(isInvalidatedBy(['fgts', 'balance-query', OTHER], change('balance'))).toBe(false)
    expect(isInvalidatedBy(['proposals', 'list'], change('something new'))).toBe(false)
  })

  test('are of managers’ settings: their audit and other resources of their kind', () => {
    for (const key of [
      ['prices', 'overview'],
      ['prices', 'change', OTHER],
      ['audit', 'list', {}],
      ['home', 'counts'],
    ])
      expect(isInvalidatedBy(key, change('prices')), key.join()).toBe(true)
    for (const key of [
      ['home', 'queue'],
      ['people', 'list', {}],
      ['proposals', 'list'],
    ])
      expect(isInvalidatedBy(key, change('prices')), key.join()).toBe(false)
    expect(isInvalidatedBy(['audit', 'list', {}], change('audit'))).toBe(true)
  })

  test('are reports of sales, at the slowest pace', () => {
    expect(isInvalidatedBy(['sales', 'overview', {}], change('proposal'))).toBe(true)
    expect(refetchIntervalMsOf(['sales', 'overview', {}])).toBe(Math.max(...REFETCH_INTERVALS_MS))
    expect(REFETCH_INTERVALS_MS).toContain(refetchIntervalMsOf(['proposals', 'list']))
  })

  test('are never a query that creates a simulation', () => {
    for (const kind of [
      'proposal',
      'balance',
      'private-consignment/consult',
      'private-consignment/operation',
    ]) {
      for (const key of [
        ['clt', 'simulation', {}],
        ['clt', 'offers', ID],
        ['fgts', 'comparison', {}],
      ]) {
        expect(isInvalidatedBy(key, change(kind))).toBe(false)
        expect(isLive(key)).toBe(false)
      }
    }
  })
})
