import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_IP_HEADER } from '#lib/http/request-frame.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness.stop())

const OURS = '127.0.0.0/8'
const THEIRS = '203.0.113.0/24'

describe('the allowed addresses of an application', () => {
  const applicationWith = async (ranges: readonly string[]) => {
    const { changeApplicationSettings } = await import(
      '#lib/services/applications/change-application-settings.ts'
    )
    const organizationId = await access.organization()
    const { clientId, clientSecret } = await access.application(organizationId)
    const set = (next: readonly string[]) =>
      changeApplicationSettings(access.context(organizationId), { clientId, ranges: next })
    await set(ranges)
    const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const token = (headers: Record<string, string> = {}) =>
      harness.api('/oauth/token', { token: null, body, headers })
    return { organizationId, set, token }
  }

  test('refuse a token to every other address, whatever headers it sends', async () => {
    const { token } = await applicationWith([THEIRS])
    const forged = ['x-request-id', 'x-forwarded-for', CLIENT_IP_HEADER]
    for (const headers of forged.map((name) => ({ [name]: '203.0.113.5' }))) {
      const answer = await token(headers)
      expect([answer.status, answer.body.error]).toEqual([400, 'unauthorized_client'])
      expect(answer.body.error_description).toContain('127.0.0.1')
    }
  })

  test('let a listed address in, and count for tokens issued before a change', async () => {
    const { token, set } = await applicationWith([OURS])
    const { body } = await token()
    const read = () => harness.api('/banks', { token: body.access_token })
    expect((await read()).status).toBe(200)
    await set([THEIRS])
    const refused = await read()
    expect([refused.status, refused.body.code]).toEqual([403, 'address_not_allowed'])
    await set([])
    expect((await read()).status).toBe(200)
  })

  test('are kept in their usual spelling and audited', async () => {
    const { organizationId } = await applicationWith([
      '203.0.113.9/24',
      '::ffff:203.0.113.0/120',
      '2001:DB8::/32',
    ])
    const [application] = await harness.database.owner`
      select id, address_ranges from applications where organization_id = ${organizationId}`
    expect(application?.address_ranges).toEqual(['203.0.113.0/24', '2001:db8::/32'])
    const [entry] = await harness.database.owner`
      select details from audit_entries where subject_id = ${application?.id} order by id desc limit 1`
    expect(entry?.details.changed.addressRanges).toEqual({ from: null, to: '203.0.113.0/24, 2001:db8::/32' })
  })

  test('are refused if one is no address', async () => {
    expect(await codeOf(applicationWith(['10.0.0.0/8', 'office']))).toBe('address_range_invalid')
  })
})

describe('the allowed addresses of an organization', () => {
  const change = async () =>
    (await import('#lib/services/people/change-address-ranges.ts')).changeAddressRanges

  const officeWith = async (ranges: readonly string[]) => {
    const world = await office.open()
    const changeAddressRanges = await change()
    await changeAddressRanges(world.manager(), { ranges, mayExcludeSelf: true })
    return world
  }

  test('refuse the sign-in from elsewhere, and only after the right password', async () => {
    const { signIn } = await import('#lib/services/access/sign-in.ts')
    const { agent } = await officeWith([THEIRS])
    const elsewhere = () => access.stranger('198.51.100.7')
    expect(await codeOf(signIn(elsewhere(), agent))).toBe('address_not_allowed')
    expect(await codeOf(signIn(elsewhere(), { ...agent, password: 'x' }))).toBe('sign_in_failed')
    expect(await signIn(access.stranger('203.0.113.200'), agent)).toMatchObject({ userId: agent.id })
    const rows = await harness.database.owner`
      select action from audit_entries where subject_id = ${agent.id} and action = 'address_refused'`
    expect(rows).toHaveLength(1)
  })

  test('are checked on every request of a session', async () => {
    const { signIn } = await import('#lib/services/access/sign-in.ts')
    const { agent } = await officeWith([THEIRS])
    const { sessionId } = await signIn(access.stranger('203.0.113.200'), agent)
    const cookie = `next-auth.session-token=${await sessionToken(sessionId)}`
    const from = async (ip: string) => {
      const { status, body } = await access.call({ cookie, [CLIENT_IP_HEADER]: ip })
      return [status, body.code]
    }
    expect(await from('203.0.113.201')).toEqual([200, undefined])
    expect(await from('::ffff:203.0.113.201')).toEqual([200, undefined])
    expect(await from('198.51.100.7')).toEqual([403, 'address_not_allowed'])
    expect(await from('')).toEqual([403, 'address_not_allowed'])
  })

  test('exclude the address of whoever sets them only on purpose', async () => {
    const { manager, agent } = await office.open()
    const changeAddressRanges = await change()
    const set = (ranges: readonly string[], mayExcludeSelf = false) =>
      codeOf(changeAddressRanges(manager(), { ranges, mayExcludeSelf }))
    expect(await set(['198.51.100.0/24'])).toBe('own_address_excluded')
    expect(await set([THEIRS])).toBe('nothing was refused')
    expect(await set(['198.51.100.0/24'], true)).toBe('nothing was refused')
    const byAgent = changeAddressRanges(agent.context(), { ranges: [], mayExcludeSelf: true })
    expect(await codeOf(byAgent)).toBe('permission_denied')
  })

  test('do not concern programs', async () => {
    const { organizationId } = await officeWith([THEIRS])
    const { clientId, clientSecret } = await access.application(organizationId)
    const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    expect((await harness.api('/oauth/token', { token: null, body })).status).toBe(200)
  })

  test('end a live stream from an address that is excluded', async () => {
    const { registerStream } = await import('#lib/http/open-streams.ts')
    const { signIn } = await import('#lib/services/access/sign-in.ts')
    const { agent, manager } = await office.open()
    const { sessionId } = await signIn(access.stranger('203.0.113.200'), agent)
    const ended = new Promise<void>((resolve) => {
      const owner = { id: agent.id, sessionId, role: 'agent', ip: '203.0.113.200' } as const
      const stream = registerStream({
        owner,
        write: () => true,
        end: () => {
          stream.unregister()
          resolve()
        },
      })
    })
    const changeAddressRanges = await change()
    await changeAddressRanges(manager(), { ranges: ['198.51.100.0/24'], mayExcludeSelf: true })
    await expect(ended).resolves.toBeUndefined()
  })
})
