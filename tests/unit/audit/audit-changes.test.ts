import { describe, expect, test } from 'vitest'
import { auditLinesOf } from '#components/audit/audit-changes.ts'

describe('what an entry of the audit tells', () => {
  test('before and after stand together, at any depth', () => {
    expect(
      auditLinesOf({ changed: { role: { from: 'agent', to: 'manager' }, teamId: { from: null, to: 'x' } } }),
    ).toEqual([
      { name: 'changed.role', from: 'agent', to: 'manager' },
      { name: 'changed.teamId', from: '—', to: 'x' },
    ])
    expect(auditLinesOf({ from: 'pending', to: 'canceled', reason: null })).toEqual([
      { name: 'status', from: 'pending', to: 'canceled' },
      { name: 'reason', value: '—' },
    ])
  })

  test('lists and plain values are told as they are, nothing is nothing', () => {
    expect(auditLinesOf({ scopes: ['fgts', 'clt'], overlapDays: 7, from: ['a'], to: [] })).toEqual([
      { name: 'status', from: 'a', to: '—' },
      { name: 'scopes', value: 'fgts, clt' },
      { name: 'overlapDays', value: '7' },
    ])
    expect(auditLinesOf({})).toEqual([])
  })
})
