import { describe, expect, test } from 'vitest'
import {
  type GroupRole,
  provesSecondFactor,
  providerSignInPath,
  readSignInAlias,
  roleOfGroups,
} from '#lib/domain/access/identity-provider.ts'

describe('the alias of an organization at sign-in', () => {
  test('is read in lower case', () => {
    expect(readSignInAlias(' Aurora-Credito ')).toBe('aurora-credito')
  })

  test.each([
    '',
    'a',
    '-a-',
    'aurora_credito',
    'aurora/credito',
    '..',
    'callback',
    'code',
    'crédito',
    'a'.repeat(61),
  ])('is refused where it cannot be part of an address: %s', (text) => {
    expect(readSignInAlias(text)).toBeNull()
  })

  test('carries the page to return to', () => {
    expect(providerSignInPath('aurora')).toBe('/login/organization/aurora')
    expect(providerSignInPath('aurora', '/people?a=b')).toBe(
      '/login/organization/aurora?callbackUrl=%2Fpeople%3Fa%3Db',
    )
  })
})

test('only amr mfa proves a second factor', () => {
  expect(provesSecondFactor(['pwd', 'mfa'])).toBe(true)
  expect(provesSecondFactor(['pwd', 'otp'])).toBe(false)
  expect(provesSecondFactor([])).toBe(false)
})

test('the first group of the list that a person is in decides', () => {
  const list: GroupRole[] = [
    { group: 'gestores', role: 'manager', ownRoleId: null },
    { group: 'agentes', role: 'agent', ownRoleId: null },
  ]
  expect(roleOfGroups(list, ['agentes', 'gestores'])?.role).toBe('manager')
  expect(roleOfGroups(list, ['agentes'])?.role).toBe('agent')
  expect(roleOfGroups(list, ['Agentes'])).toBeUndefined()
})
