import { expect, test } from 'vitest'
import { actionsOfGroup, isAuditAction } from '#lib/domain/access/audit-actions.ts'
import { REFUSALS, SECURITY_KINDS, securityActions } from '#lib/domain/access/security-log.ts'

/** Successes of everyday work. */
const EVERYDAY = ['sign_in', 'sign_in_by_passkey', 'sign_out']

test('the security log has every action of signing in but those of everyday work, in one kind each', () => {
  const all = securityActions()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((action) => !isAuditAction(action))).toEqual([])
  const missing = actionsOfGroup('access').filter((action) => !all.includes(action))
  expect(missing.sort()).toEqual(EVERYDAY)
})

test('a kind has actions, and every refusal is of one', () => {
  for (const kind of SECURITY_KINDS) expect(securityActions(kind), kind).not.toEqual([])
  expect(REFUSALS.filter((action) => !securityActions().includes(action))).toEqual([])
})
