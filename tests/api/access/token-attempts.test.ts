import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { publicClientId, SERVICE_PASSWORD, serviceProgram } from '#tests/support/fixtures/service-account.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

type Caller = ReturnType<AccessFixture['stranger']>

const tokenFor = async (from: Caller, fields: { clientId: string } & Record<string, string | null>) => {
  const { issueToken } = await import('#lib/services/applications/issue-token.ts')
  const nothing = { clientSecret: null, username: null, password: null, scope: null }
  return issueToken(from, { grantType: 'client_credentials', ...nothing, ...fields })
}

const byPassword = (from: Caller, who: { clientId: string; username: string; password?: string }) =>
  tokenFor(from, { grantType: 'password', password: SERVICE_PASSWORD, ...who })

const guess = (clientId: string, username: string) => ({
  grantType: 'password',
  clientId,
  username,
  clientSecret: null,
  password: null,
  scope: null,
})

describe('wrong credentials at the token endpoint', () => {
  test('lock a user name at one address after twenty attempts, but no other account or address', async () => {
    const accepts = publicClientId()
    const [bad, good] = [await serviceProgram(access, { accepts }), await serviceProgram(access, { accepts })]
    const from = access.stranger()
    const outcomes: (string | undefined)[] = []
    for (let tries = 0; tries < 20; tries += 1)
      outcomes.push(
        await codeOf(
          byPassword(from, { clientId: accepts, username: bad.username.toUpperCase(), password: 'wrong' }),
        ),
      )
    expect(new Set(outcomes.slice(0, 19))).toEqual(new Set(['invalid_grant']))
    expect(outcomes[19]).toBe('too_many_attempts')
    await expect(byPassword(from, { clientId: accepts, username: bad.username })).rejects.toMatchObject({
      code: 'too_many_attempts',
      details: { retryAfterSeconds: 300 },
    })
    await expect(byPassword(from, { clientId: accepts, username: good.username })).resolves.toMatchObject({
      expiresIn: 3600,
    })
    await expect(
      byPassword(access.stranger(), { clientId: accepts, username: bad.username }),
    ).resolves.toBeTruthy()
    const later = { ...from, now: new Date(from.now.getTime() + 301_000) }
    await expect(byPassword(later, { clientId: accepts, username: bad.username })).resolves.toBeTruthy()
  })

  test('never lock other accounts, however many arrive at once', async () => {
    const { clientId, username, organizationId } = await serviceProgram(access)
    const other = await serviceProgram(access, { organizationId, accepts: clientId })
    const { attemptsOf, recordFailedTokenRequest } = await import(
      '#lib/services/applications/parts/token-attempts.ts'
    )
    const { withLookup } = await import('#db/transaction.ts')
    const from = access.stranger()
    const attempts = attemptsOf(guess(clientId, username), from.client.ip)
    const count = () => withLookup({}, (tx) => recordFailedTokenRequest(tx, attempts, from.now))
    await Promise.all(Array.from({ length: 250 }, count))
    expect(await codeOf(byPassword(from, { clientId, username }))).toBe('too_many_attempts')
    await expect(byPassword(from, { clientId, username: other.username })).resolves.toBeTruthy()
  })

  test('lock a client id at an address after many failures in total, but not at its other addresses', async () => {
    const { clientId, username } = await serviceProgram(access)
    const { attemptsOf, recordFailedTokenRequest } = await import(
      '#lib/services/applications/parts/token-attempts.ts'
    )
    const { withLookup } = await import('#db/transaction.ts')
    const from = access.stranger()
    for (let tries = 0; tries < 199; tries += 1) {
      const attempts = attemptsOf(guess(clientId, `user-${tries}`), from.client.ip)
      expect(await withLookup({}, (tx) => recordFailedTokenRequest(tx, attempts, from.now))).toBeNull()
    }
    expect(await codeOf(byPassword(from, { clientId, username: 'one-more', password: 'wrong' }))).toBe(
      'too_many_attempts',
    )
    expect(await codeOf(byPassword(from, { clientId, username }))).toBe('too_many_attempts')
    await expect(byPassword(access.stranger(), { clientId, username })).resolves.toBeTruthy()
  })

  test('with an outdated secret lock neither the valid secret nor the service accounts', async () => {
    const { clientId, clientSecret, username } = await serviceProgram(access)
    const from = access.stranger()
    const outcomes: (string | undefined)[] = []
    for (let tries = 0; tries < 21; tries += 1)
      outcomes.push(await codeOf(tokenFor(from, { clientId, clientSecret: 'out-of-date' })))
    expect([outcomes[18], outcomes[19], outcomes[20]]).toEqual([
      'invalid_client',
      'too_many_attempts',
      'too_many_attempts',
    ])
    await expect(tokenFor(from, { clientId, clientSecret })).resolves.toBeTruthy()
    await expect(byPassword(from, { clientId, username })).resolves.toBeTruthy()
  })
})
