import { expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

Object.assign(process.env, TEST_ENVIRONMENT, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  ORIGIN: 'https://credit.example.com',
})

test('accepts behind https only the cookie that requires https, so that no neighbour can plant a session', async () => {
  const { sessionIdOf } = await import('#lib/auth/session-cookie.ts')
  const at = now()
  const token = await sessionToken('a')
  expect(await sessionIdOf(`__Host-next-auth.session-token=${token}`, at)).toBe('a')
  expect(await sessionIdOf(`next-auth.session-token=${token}`, at)).toBeNull()
})
