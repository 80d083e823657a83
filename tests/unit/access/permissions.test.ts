import { describe, expect, test } from 'vitest'
import { firstPageOf } from '#lib/domain/access/first-page.ts'
import {
  allows,
  builtInLike,
  givingTakesTwo,
  PERMISSIONS,
  type Permission,
  withNeeded,
} from '#lib/domain/access/permissions.ts'

describe('the permissions of a role', () => {
  test('are only those of the custom role, without those of the built-in one next to it', () => {
    const ownRole = { permissions: ['view_audit'] as const }
    expect(PERMISSIONS.filter((each) => allows({ role: 'manager', ownRole }, each))).toEqual(['view_audit'])
    expect(PERMISSIONS.filter((each) => allows({ role: 'manager', ownRole: null }, each))).toEqual(
      PERMISSIONS,
    )
    expect(PERMISSIONS.filter((each) => allows({ role: 'agent' }, each))).toEqual(['originate'])
  })

  test('are like a manager’s if they decide, and like an agent’s if they only read or originate', () => {
    const reads: readonly Permission[] = ['originate', 'view_sales', 'view_institutions', 'view_audit']
    for (const each of PERMISSIONS)
      expect([each, builtInLike([each])]).toEqual([each, reads.includes(each) ? 'agent' : 'manager'])
  })

  test('include what their work needs, once and in one order', () => {
    expect(withNeeded(['answer_subjects', 'review_proposals'])).toEqual([
      'originate',
      'review_proposals',
      'answer_subjects',
    ])
    expect(withNeeded(['view_audit'])).toEqual(['view_audit'])
    for (const each of PERMISSIONS) expect(withNeeded(withNeeded([each]))).toEqual(withNeeded([each]))
  })

  test('require two managers for a deciding permission, or one that the giver lacks', () => {
    const giver = ['originate', 'manage_access'] as const
    const takesTwo = (from: readonly Permission[], to: readonly Permission[]) =>
      givingTakesTwo({ from, to, giver })
    expect(takesTwo([], ['originate'])).toBe(false)
    expect(takesTwo([], ['view_audit'])).toBe(true)
    expect(takesTwo(['view_audit'], ['view_audit', 'originate'])).toBe(false)
    expect(takesTwo(['originate'], ['originate', 'manage_access'])).toBe(true)
    expect(takesTwo(['manage_access'], ['originate'])).toBe(false)
  })
})

describe('the first page of a person', () => {
  test('is the first of the menu that they may open, or else their account', () => {
    const first = (...permissions: Permission[]) => firstPageOf({ role: 'agent', ownRole: { permissions } })
    expect(firstPageOf({ role: 'manager' })).toBe('/home')
    expect(first('view_audit', 'manage_prices')).toBe('/prices')
    expect(first('manage_review_rules')).toBe('/review/rules')
    expect(first()).toBe('/account')
  })

  test('exists for each permission except answering customers, which comes with origination', () => {
    const nowhere = PERMISSIONS.filter(
      (each) => firstPageOf({ role: 'agent', ownRole: { permissions: [each] } }) === '/account',
    )
    expect(nowhere).toEqual(['answer_subjects'])
  })
})
