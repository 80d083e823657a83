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
])('grants of the scopes "%s" those that the application has', (scope, granted) => {
  expect(grantedScopes(['fgts', 'read'], scope)).toEqual(granted)
})

test('rejects scopes of ours none of which the application has', () => {
  expect(() => grantedScopes(['fgts'], 'clt webhooks offline_access')).toThrow('invalid_scope')
})
