import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const caller = async (scopes?: Parameters<AccessFixture['application']>[1]) => {
  const organizationId = await access.organization()
  const application = await access.application(organizationId, scopes)
  return { organizationId, ...application, token: await tokenOf(application) }
}

const tokenOf = async ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => {
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
  return String((await harness.api('/oauth/token', { token: null, body })).body.access_token)
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())

describe('a bearer token', () => {
  test('names the application and its organization', async () => {
    const { token, clientId, organizationId, id } = await caller()
    const answer = await access.call(bearer(token))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ kind: 'application', id, clientId, organizationId })
  })

  test('is refused with 401 and a Bearer challenge when missing, garbled, unsigned or altered', async () => {
    const { token } = await caller()
    const [head = '', body = '', signature = ''] = token.split('.')
    const widened = Buffer.from(JSON.stringify({ ...claimsOf(token), scope: 'fgts clt' })).toString(
      'base64url',
    )
    const unsigned = new UnsecuredJWT(claimsOf(token)).encode()
    for (const forged of [
      'garbage',
      'a.b.c',
      `${head}.${body}.`,
      `${head}.${widened}.${signature}`,
      unsigned,
      'x'.repeat(9000),
    ]) {
      const answer = await access.call(bearer(forged))
      expect([answer.status, answer.body.code]).toEqual([401, 'invalid_token'])
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer error="invalid_token", error_description="The token was revoked or not issued by us."',
      )
    }
    expect((await access.call({})).status).toBe(401)
    expect((await access.call({ authorization: `Basic ${token}` })).status).toBe(401)
  })

  test('is rejected when signed by another key, even under our key id', async () => {
    const { token } = await caller()
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const { exportJWK } = await import('jose')
    const sign = (header: object) =>
      new SignJWT(claimsOf(token)).setProtectedHeader({ ...headerOf(token), ...header }).sign(privateKey)
    for (const forged of [
      await sign({}),
      await sign({ kid: 'other' }),
      await sign({ jwk: await exportJWK(publicKey) }),
    ]) {
      expect((await access.call(bearer(forged))).status).toBe(401)
    }
  })

  test('is rejected when its issuer, audience, type or a claim is wrong, even with a valid signature', async () => {
    const { token } = await caller()
    const { currentTokenKey } = await import('#lib/services/applications/signing-keys.ts')
    const key = await currentTokenKey(now())
    const sign = (claims: object, header: object = {}) =>
      new SignJWT({ ...claimsOf(token), ...claims })
        .setProtectedHeader({ ...headerOf(token), ...header })
        .sign(key.privateKey)
    expect((await access.call(bearer(await sign({})))).status).toBe(200)
    const foreign = [
      await sign({ iss: 'https://other.example' }),
      await sign({ aud: 'https://other.example/api' }),
      await sign({}, { typ: 'JWT' }),
      await sign({ exp: undefined }),
      await sign({ org: 'nobody' }),
      await sign({ app: ['x'] }),
      await sign({ cred: 7 }),
      await sign({ scope: null }),
    ]
    for (const forged of foreign) expect((await access.call(bearer(forged))).status).toBe(401)
  })

  test('expires after an hour by the service clock, even if it was verified before', async () => {
    const { setClockShift, clockShift } = await import('#lib/config/clock.ts')
    const { token } = await caller()
    const before = clockShift()
    expect((await access.call(bearer(token))).status).toBe(200)
    try {
      setClockShift(before + 3_590_000)
      expect((await access.call(bearer(token))).status).toBe(200)
      setClockShift(before + 3_601_000)
      expect((await access.call(bearer(token))).status).toBe(401)
    } finally {
      setClockShift(before)
    }
  })

  test('fails on the very next request once its application, secret or organization is revoked', async () => {
    const { revokeApplication } = await import('#lib/services/applications/revoke-application.ts')
    const { rotateApplicationSecret } = await import(
      '#lib/services/applications/rotate-application-secret.ts'
    )
    const { setOrganizationStatus } = await import('#lib/services/organizations/set-organization-status.ts')
    const acts: ((who: Awaited<ReturnType<typeof caller>>) => Promise<unknown>)[] = [
      (who) => revokeApplication(access.context(who.organizationId), { clientId: who.clientId }),
      (who) =>
        rotateApplicationSecret(access.context(who.organizationId), {
          clientId: who.clientId,
          overlapDays: 0,
        }),
      (who) => setOrganizationStatus(access.context(who.organizationId), { status: 'suspended' }),
    ]
    for (const revoke of acts) {
      const who = await caller()
      expect((await access.call(bearer(who.token))).status).toBe(200)
      await revoke(who)
      expect((await access.call(bearer(who.token))).status).toBe(401)
    }
    const suspended = await caller()
    await setOrganizationStatus(access.context(suspended.organizationId), { status: 'suspended' })
    expect(await tokenOf(suspended)).toBe('undefined')
  })

  test('loses at once the scopes that its application loses, and never gains any', async () => {
    const { changeApplicationScopes } = await import(
      '#lib/services/applications/change-application-scopes.ts'
    )
    const who = await caller(['webhooks', 'read'])
    const change = (scopes: ('fgts' | 'read' | 'webhooks')[]) =>
      changeApplicationScopes(access.context(who.organizationId), { clientId: who.clientId, scopes })
    expect((await access.call(bearer(who.token), 'GET')).status).toBe(200)
    await change(['webhooks', 'fgts'])
    const response = await access.call(bearer(who.token), 'GET')
    expect([response.status, response.body.code]).toEqual([403, 'insufficient_scope'])
    expect(response.headers.get('www-authenticate')).toContain('insufficient_scope')
  })

  test('with the read scope allows every GET and no write', async () => {
    const { token } = await caller(['read'])
    expect((await access.call(bearer(token), 'GET')).status).toBe(200)
    expect((await access.call(bearer(token), 'POST')).status).toBe(403)
  })
})
