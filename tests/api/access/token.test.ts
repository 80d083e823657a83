import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let organizationId: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  organizationId = await access.organization()
})
afterAll(() => harness.stop())

const json = (body: object, headers: Record<string, string> = {}) =>
  harness.api('/oauth/token', { token: null, body, headers })
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  harness.api('/oauth/token', {
    method: 'POST',
    token: null,
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})
const grant = { grant_type: 'client_credentials' }

describe('POST /oauth/token', () => {
  test('issues the same kind of token for JSON, a form and HTTP Basic', async () => {
    const { clientId, clientSecret } = await access.application(organizationId)
    const answers = [
      await json({ ...grant, client_id: clientId, client_secret: clientSecret, audience: 'anything' }),
      await form({ ...grant, client_id: clientId, client_secret: clientSecret }),
      await form(grant, basic(clientId, clientSecret)),
      await json(grant, basic(clientId, clientSecret)),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'fgts webhooks',
      })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('signs a token that anybody can verify with the published keys', async () => {
    const { clientId, clientSecret } = await access.application(organizationId)
    const answer = await json({ ...grant, client_id: clientId, client_secret: clientSecret })
    const keys = createRemoteJWKSet(new URL(`${harness.origin}/.well-known/jwks.json`))
    const { payload, protectedHeader } = await jwtVerify(answer.body.access_token, keys, {
      issuer: harness.origin,
      audience: `${harness.origin}/api`,
      typ: 'at+jwt',
      algorithms: ['ES256'],
      currentDate: now(),
    })
    expect(payload).toMatchObject({
      sub: clientId,
      client_id: clientId,
      scope: 'fgts webhooks',
      jti: expect.any(String),
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
    expect(protectedHeader.kid).toEqual(expect.any(String))
    const response = await harness.api('/.well-known/jwks.json', { token: null })
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.text).not.toContain('"d"')
  })

  test('grants the requested scopes that the application has, and rejects the request if it has none of them', async () => {
    const { clientId, clientSecret } = await access.application(organizationId, ['fgts', 'read'])
    const credentials = { ...grant, client_id: clientId, client_secret: clientSecret }
    expect((await json({ ...credentials, scope: 'read' })).body.scope).toBe('read')
    expect((await json({ ...credentials, scope: ' ' })).body.scope).toBe('fgts read')
    expect((await json({ ...credentials, scope: 'fgts clt' })).body.scope).toBe('fgts')
    const response = await json({ ...credentials, scope: 'clt webhooks' })
    expect(response.status).toBe(400)
    expect(response.body).toEqual({ error: 'invalid_scope', error_description: expect.any(String) })
  })

  test('rejects a wrong secret, an unknown client and missing credentials alike, naming Basic only if it was tried', async () => {
    const { clientId } = await access.application(organizationId)
    const wrong = [
      await json({ ...grant, client_id: clientId, client_secret: 'wrong' }),
      await json({ ...grant, client_id: 'nobody', client_secret: 'wrong' }),
      await json({ ...grant, client_id: clientId }),
      await json(grant),
    ]
    for (const answer of wrong) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ error: 'invalid_client', error_description: expect.any(String) })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('www-authenticate')).toBeNull()
    }
    const response = await form(grant, basic(clientId, 'wrong'))
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Basic')
  })

  test('rejects invalid requests with 400 and descriptions in plain ASCII', async () => {
    const { clientId, clientSecret } = await access.application(organizationId)
    const credentials = { client_id: clientId, client_secret: clientSecret }
    const cases = [
      [await json({ ...credentials, grant_type: 'authorization_code' }), 'unsupported_grant_type'],
      [await json(credentials), 'invalid_request'],
      [await form({ ...grant, ...credentials }, basic('another', clientSecret)), 'invalid_request'],
      [
        await harness.api('/oauth/token', {
          method: 'POST',
          token: null,
          raw: '{',
          headers: { 'content-type': 'application/json' },
        }),
        'invalid_request',
      ],
      [
        await harness.api('/oauth/token', {
          method: 'POST',
          token: null,
          raw: 'x',
          headers: { 'content-type': 'text/plain' },
        }),
        'invalid_request',
      ],
      [
        await json({ ...credentials, grant_type: 'password', username: 'a', password: 'b' }),
        'unauthorized_client',
      ],
      [
        await harness.api('/oauth/token', {
          method: 'POST',
          token: null,
          raw: `grant_type=client_credentials&client_id=${clientId}&client_id=other&client_secret=${clientSecret}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
        'invalid_request',
      ],
    ] as const
    for (const [answer, error] of cases) {
      expect(answer.status).toBe(400)
      expect(answer.body.error).toBe(error)
      expect(answer.body.error_description).toMatch(/^[ !#-[\]-~]+$/)
    }
  })

  test('accepts both secrets during a rotation and only the new one after it, recording the use of each', async () => {
    const { rotateApplicationSecret } = await import(
      '#lib/services/applications/rotate-application-secret.ts'
    )
    const { getApplication } = await import('#lib/services/applications/get-application.ts')
    const { clientId, clientSecret } = await access.application(organizationId)
    const status = async (secret: string) =>
      (await json({ ...grant, client_id: clientId, client_secret: secret })).status
    const operator = access.context(organizationId)
    const rotated = await rotateApplicationSecret(operator, { clientId, overlapDays: 1 })
    expect([await status(clientSecret), await status(rotated.clientSecret)]).toEqual([200, 200])
    await expect(rotateApplicationSecret(operator, { clientId, overlapDays: 1 })).rejects.toMatchObject({
      code: 'secret_limit_reached',
    })
    const { secrets } = await getApplication(operator, { clientId })
    expect(secrets.map(({ lastUsedAt }) => lastUsedAt)).toEqual([expect.any(Date), expect.any(Date)])
    const last = await rotateApplicationSecret(operator, { clientId, overlapDays: 0 })
    expect([
      await status(clientSecret),
      await status(rotated.clientSecret),
      await status(last.clientSecret),
    ]).toEqual([401, 401, 200])
  })
})
