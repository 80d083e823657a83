import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import {
  askByPassword,
  publicClientId,
  SERVICE_PASSWORD,
  serviceProgram,
} from '#tests/support/fixtures/service-account.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const json = (body: object) => harness.api('/oauth/token', { token: null, body })
const ask = (fields: Record<string, string>) => askByPassword(harness, fields)
const bearer = (answer: { body: { access_token: string } }) => ({
  authorization: `Bearer ${answer.body.access_token}`,
})
const ALL = 'fgts clt webhooks read'

describe('a token requested by existing programs', () => {
  test.each([
    'offline_access',
    'online_access',
    'openid profile email offline_access',
    'offline_access fgts',
  ])('ignores scopes of other servers and names the granted ones: %s', async (scope) => {
    const program = await serviceProgram(access)
    const answer = await ask({ client_id: program.clientId, username: program.username, scope })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: scope.includes('fgts') ? 'fgts' : ALL,
    })
  })

  test('accepts JSON with an unknown audience, an empty secret, nulls and unknown fields', async () => {
    const { clientId: client_id, username } = await serviceProgram(access)
    const common = { grant_type: 'password', client_id, username, password: SERVICE_PASSWORD }
    for (const extra of [
      { audience: 'https://bff.example.com', scope: 'offline_access', client_secret: '' },
      { audience: ['a', 'b'], scope: null, client_secret: null, realm: 'people' },
      { audience: '', scope: '' },
    ]) {
      const answer = await json({ ...common, ...extra })
      expect([answer.status, answer.body.scope]).toEqual([200, ALL])
    }
  })

  test('requires the secret for client_credentials: an empty one is invalid_client', async () => {
    const { clientId: client_id } = await serviceProgram(access)
    for (const client_secret of ['', null, undefined]) {
      const answer = await json({ grant_type: 'client_credentials', client_id, client_secret })
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client'])
    }
  })

  test('treats client ids as case-sensitive', async () => {
    const accepts = publicClientId()
    const { username, clientSecret } = await serviceProgram(access, { accepts })
    expect((await ask({ client_id: accepts, username })).status).toBe(200)
    expect((await ask({ client_id: accepts.toLowerCase(), username })).body.error).toBe('invalid_grant')
    const byClient = { grant_type: 'client_credentials', client_secret: clientSecret }
    expect((await json({ ...byClient, client_id: accepts })).status).toBe(200)
    expect((await json({ ...byClient, client_id: accepts.toUpperCase() })).body.error).toBe('invalid_client')
  })

  test('compares e-mails case-insensitively and other user names exactly', async () => {
    const { clientId: client_id, username, context } = await serviceProgram(access)
    const { addServiceAccount } = await import('#lib/services/applications/add-service-account.ts')
    await addServiceAccount(context, { clientId: client_id, username: 'Robô 7', password: SERVICE_PASSWORD })
    const status = async (name: string) => (await ask({ client_id, username: name })).status
    expect([await status(username.toUpperCase()), await status(`${username} `)]).toEqual([200, 200])
    expect([await status('Robô 7'), await status('robô 7')]).toEqual([200, 401])
  })

  test('chooses by user name between organizations that accept the same public client id', async () => {
    const accepts = publicClientId()
    const [one, other] = [
      await serviceProgram(access, { accepts }),
      await serviceProgram(access, { accepts }),
    ]
    for (const { organizationId, username } of [one, other]) {
      const answer = await ask({ client_id: accepts, username })
      expect((await access.call(bearer(answer))).body).toMatchObject({ organizationId })
    }
    for (const { organizationId, clientSecret } of [one, other]) {
      const secret = { grant_type: 'client_credentials', client_id: accepts, client_secret: clientSecret }
      expect((await access.call(bearer(await json(secret)))).body).toMatchObject({ organizationId })
    }
    const mixed = { client_id: accepts, username: one.username, client_secret: other.clientSecret }
    expect((await ask(mixed)).body.error).toBe('invalid_grant')
  })

  test('gives the same answer to unknown clients, unknown users, wrong passwords and people', async () => {
    const { clientId: client_id, username, organizationId } = await serviceProgram(access)
    const { email, password } = await access.person(organizationId)
    const bare = await access.application(organizationId)
    const responses = [
      await ask({ client_id, username, password: 'wrong' }),
      await ask({ client_id, username: 'nobody' }),
      await ask({ client_id: publicClientId(), username }),
      await ask({ client_id: bare.clientId, username }),
      await ask({ client_id, username: email, password }),
    ]
    for (const answer of responses) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({
        error: 'invalid_grant',
        error_description: responses[0]?.body.error_description,
      })
    }
    const proven = { client_id: bare.clientId, username, client_secret: bare.clientSecret }
    expect((await ask(proven)).body.error).toBe('unauthorized_client')
  })

  test('issues tokens for the lifetime set on the application, in the response and in the token', async () => {
    const { changeApplicationSettings } = await import(
      '#lib/services/applications/change-application-settings.ts'
    )
    const { clientId, username, accountId, context } = await serviceProgram(access)
    await changeApplicationSettings(context, { clientId, tokenLifetimeSeconds: 86_400 })
    const answer = await ask({ client_id: clientId, username })
    expect(answer.body.expires_in).toBe(86_400)
    const claims = decodeJwt(answer.body.access_token)
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(86_400)
    expect(claims).toMatchObject({ sub: accountId, client_id: clientId })
    for (const tokenLifetimeSeconds of [59, 86_401, 1.5])
      await expect(
        changeApplicationSettings(context, { clientId, tokenLifetimeSeconds }),
      ).rejects.toMatchObject({
        code: 'invalid_setting',
      })
  })

  test('revokes one account from the next request on; other accounts and their tokens keep working', async () => {
    const { addServiceAccount } = await import('#lib/services/applications/add-service-account.ts')
    const { endServiceAccounts } = await import('#lib/services/applications/end-service-accounts.ts')
    const { clientId, username, context } = await serviceProgram(access)
    await addServiceAccount(context, { clientId, username: 'second', password: SERVICE_PASSWORD })
    const [first, second] = [
      await ask({ client_id: clientId, username }),
      await ask({ client_id: clientId, username: 'second' }),
    ]
    const responses = [await access.call(bearer(first)), await access.call(bearer(second))]
    expect(responses.map(({ body }) => body.name)).toEqual([`Robô · ${username}`, 'Robô · second'])
    await endServiceAccounts(context, { clientId, account: { username } })
    expect((await access.call(bearer(first))).status).toBe(401)
    expect((await access.call(bearer(second))).status).toBe(200)
    expect((await ask({ client_id: clientId, username })).body.error).toBe('invalid_grant')
    expect((await ask({ client_id: clientId, username: 'second' })).status).toBe(200)
  })

  test('gives the demonstration a service account with the client id of the demo application', async () => {
    const answer = await ask({
      client_id: 'demo-app',
      username: 'program@demo.local',
      password: 'origination-demo',
    })
    expect([answer.status, answer.body.scope]).toEqual([200, ALL])
  })
})
