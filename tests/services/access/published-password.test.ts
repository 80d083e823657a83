import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#lib/domain/access/demo-accounts.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  // The database contains the demo accounts, as after a demo's backup was restored into it.
  harness = await startHarness({ worker: false, settings: () => ({ EMBEDDED: '0', TRYING_OUT: '1' }) })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

test('opens no demo account outside the embedded mode, although the account exists', async () => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const { listDemoAccounts } = await import('#lib/services/access/list-demo-accounts.ts')
  expect(listDemoAccounts()).toEqual([])
  for (const { email, password } of DEMO_ACCOUNTS) {
    expect(await harness.database.owner`select 1 from users where email = ${email}`).toHaveLength(1)
    expect(await codeOf(signIn(access.stranger(), { email, password })), email).toBe('sign_in_failed')
  }
  expect(await harness.database.owner`select 1 from sessions`).toEqual([])
})

test('opens a demo account there once its password has been replaced', async () => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const { resetPassword } = await import('#lib/services/access/reset-password.ts')
  const context = access.context(await harness.demoOrganizationId())
  const [email, password] = ['agent@demo.local', 'cavalo bateria grampo certo']
  await resetPassword(context, { email, password })
  expect(await signIn(access.stranger(), { email, password })).toMatchObject({ email })
})

test('gives no program a token outside the embedded mode', async () => {
  const { issueToken } = await import('#lib/services/applications/issue-token.ts')
  const request = {
    ...{ grantType: 'password', clientId: 'demo-app', clientSecret: null, scope: null },
    ...{ username: 'program@demo.local', password: DEMO_PASSWORD },
  }
  expect(await codeOf(issueToken(access.stranger(), request))).toBe('invalid_grant')
})

test('cannot be chosen by anybody', async () => {
  const { strongPassword } = await import('#lib/services/access/shared/strong-password.ts')
  expect(await codeOf(strongPassword(DEMO_PASSWORD, []))).toBe('guessable_password')
})
