import { expect, test } from 'vitest'
import { grantedScopes } from '#lib/domain/access/granted-scopes.ts'

test.each([
  [null, ['fgts', 'read']],
  ['', ['fgts', 'read']],
  ['offline_access', ['fgts', 'read']],
  ['openid profile  email', ['fgts', 'read']],
  ['read', ['read']],
  ['offline_access read clt', ['read']],
  ['FGTS', ['fgts', 'read']],
])('of the scopes asked for, "%s", those are granted that the application has', (asked, granted) => {
  expect(grantedScopes(['fgts', 'read'], asked)).toEqual(granted)
})

test('refuses when scopes of ours were asked for and the application has none of them', () => {
  expect(() => grantedScopes(['fgts'], 'clt webhooks offline_access')).toThrow('invalid_scope')
})
