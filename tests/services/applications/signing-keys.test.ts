import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let keys: typeof import('#lib/services/applications/signing-keys.ts')
let rotate: typeof import('#lib/services/applications/rotate-signing-keys.ts').rotateSigningKeys
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  keys = await import('#lib/services/applications/signing-keys.ts')
  rotate = (await import('#lib/services/applications/rotate-signing-keys.ts')).rotateSigningKeys
})
afterAll(() => harness.stop())

const minutesAfter = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)
const kids = async (at: Date) => (await keys.readTokenKeys(at)).map(({ kid }) => kid)

describe('keys of the token endpoint', () => {
  test('are created once for many parallel first requests, with the private half encrypted', async () => {
    await harness.database.owner`delete from signing_keys`
    const { now } = access.context()
    await Promise.all(Array.from({ length: 10 }, () => keys.readTokenKeys(now)))
    const rows = await harness.database.owner`select * from signing_keys`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed_private_jwk).not.toContain('"d"')
    expect(rows[0]?.public_jwk).not.toHaveProperty('d')
  })

  test('are published before they sign, and until their last token has expired', async () => {
    const context = access.context()
    const old = (await keys.currentTokenKey(context.now)).kid
    const { kid, signsFrom } = await rotate(context, { exposed: false })
    expect(await kids(context.now)).toEqual([old, kid])
    const signer = async (minutes: number) => {
      await keys.readTokenKeys(minutesAfter(context.now, minutes))
      return (await keys.currentTokenKey(minutesAfter(context.now, minutes))).kid
    }
    expect(signsFrom).toEqual(minutesAfter(context.now, 10))
    expect([await signer(0), await signer(9), await signer(11)]).toEqual([old, old, kid])
    expect(await kids(minutesAfter(context.now, 1454))).toEqual([old, kid])
    expect(await kids(minutesAfter(context.now, 1456))).toEqual([kid])
  })

  test('are revoked at once when exposed, with every token they signed', async () => {
    const organizationId = await access.organization()
    const { clientId, clientSecret } = await access.application(organizationId)
    const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const { body: grant } = await harness.api('/oauth/token', { token: null, body })
    const header = { authorization: `Bearer ${grant.access_token}` }
    expect((await access.call(header)).status).toBe(200)
    const context = access.context()
    const { kid } = await rotate(context, { exposed: true })
    expect(await kids(context.now)).toEqual([kid])
    expect((await access.call(header)).status).toBe(401)
    const { body: next } = await harness.api('/oauth/token', { token: null, body })
    expect((await access.call({ authorization: `Bearer ${next.access_token}` })).status).toBe(200)
  })

  test('record a rotation in the audit of every organization', async () => {
    const organizationId = await access.organization()
    const { code, out } = await operatorOf(harness.database)(['keys', 'rotate'])
    expect([code, out]).toEqual([0, expect.stringMatching(/^key (\S+) is published/)])
    const [, kid = ''] = /^key (\S+)/.exec(out) ?? []
    const rows = await harness.database.owner`
      select actor_id, action from audit_entries where organization_id = ${organizationId} and subject_id = ${kid}`
    expect(rows).toEqual([{ actor_id: 'admin', action: 'signing_keys_rotated' }])
  })
})
