import { describe, expect, test } from 'vitest'
import { isLive, isTouchedBy } from '#lib/client/live-keys'
import type { LiveChange } from '#lib/client/live-messages'

const ID = '0199a3b2-7c00-7000-8000-000000000001'
const OTHER = '0199a3b2-7c00-7000-8000-000000000002'
const change = (kind: string): LiveChange => ({ kind, type: 'any', resourceId: ID })

describe('what a change makes old', () => {
  test('lists of its kind, the thing itself, and the screens that show everything', () => {
    const proposal = change('proposal')
    for (const key of [
      ['proposals', 'list', { status: 'paid' }],
      ['proposals', 'one', ID],
      ['review', 'queue'],
      ['home', 'queue'],
      ['customers', 'one', OTHER],
    ])
      expect(isTouchedBy(key, proposal), key.join()).toBe(true)
  })

  test('neither another thing nor another kind', () => {
    expect(isTouchedBy(['proposals', 'one', OTHER], change('proposal'))).toBe(false)
    expect(isTouchedBy(['clt', 'consults', 'list', {}], change('proposal'))).toBe(false)
    expect(isTouchedBy(['fgts', 'balance-query', OTHER], change('balance'))).toBe(false)
    expect(isTouchedBy(['proposals', 'list'], change('something new'))).toBe(false)
  })

  test('never a query that makes a simulation', () => {
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
        expect(isTouchedBy(key, change(kind))).toBe(false)
        expect(isLive(key)).toBe(false)
      }
    }
  })
})
