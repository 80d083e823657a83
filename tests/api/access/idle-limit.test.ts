import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const MINUTE = 60_000

const sessionAtWork = async (role: 'agent' | 'manager') => {
  const { resolveSession } = await import('#lib/auth/resolve-session.ts')
  const { now } = await import('#lib/config/clock.ts')
  const person = await signedInPerson(access, { role })
  const start = now().getTime()
  const at = (minutes: number) => new Date(start + minutes * MINUTE)
  return {
    ...person,
    at,
    use: async (minutes: number, isUse = true) =>
      (await resolveSession(person.headers.cookie, at(minutes), { isUse })) !== null,
  }
}

describe('a session without use', () => {
  test('ends after thirty minutes for a manager and eight hours for an agent', async () => {
    for (const [role, minutes] of [
      ['manager', 30],
      ['agent', 480],
    ] as const) {
      const used = await sessionAtWork(role)
      expect([await used.use(minutes - 1), await used.use(2 * minutes - 2)]).toEqual([true, minutes < 400])
      const unused = await sessionAtWork(role)
      expect([await unused.use(minutes + 1), await unused.use(1)]).toEqual([false, true])
    }
  })

  test('is not kept alive by refreshes of an open page, nor by live updates', async () => {
    const { listLiveRoles } = await import('#db/queries/access/sessions.ts')
    const { use, at, sessionId } = await sessionAtWork('manager')
    for (let minutes = 5; minutes < 30; minutes += 5) {
      expect(await use(minutes, false)).toBe(true)
      expect((await listLiveRoles([sessionId], at(minutes))).has(sessionId)).toBe(true)
    }
    expect(await use(31, false)).toBe(false)
    expect((await listLiveRoles([sessionId], at(31))).size).toBe(0)
  })

  test('is distinguished from one in use by the header of an unattended page', async () => {
    const { UNATTENDED_HEADER } = await import('#lib/domain/access/idle-limit.ts')
    const { headers, sessionId } = await signedInPerson(access)
    const usedAt = async () => {
      const [row] = await harness.database.owner`select last_used_at from sessions where id = ${sessionId}`
      return row?.last_used_at.getTime() as number
    }
    const before = await usedAt()
    await harness.travel(2 * MINUTE)
    const get = (extra: Record<string, string>) =>
      fetch(`${harness.origin}/api/panel/account/sessions`, { headers: { ...headers, ...extra } })
    expect((await get({ [UNATTENDED_HEADER]: '1' })).status).toBe(200)
    expect(await usedAt()).toBe(before)
    expect((await get({})).status).toBe(200)
    expect(await usedAt()).toBeGreaterThan(before)
  })

  test('follows the limits that the operator sets for its organization', async () => {
    const { setOrganizationIdleLimit } = await import(
      '#lib/services/organizations/set-organization-idle-limit.ts'
    )
    const { use, organizationId } = await sessionAtWork('manager')
    const set = (minutes: number) =>
      setOrganizationIdleLimit(access.context(organizationId), { role: 'manager', minutes })
    await set(5)
    expect(await use(6)).toBe(false)
    await set(60)
    expect(await use(59)).toBe(true)
    const [entry] = await harness.database.owner`
      select details from audit_entries where organization_id = ${organizationId} and action = 'organization_idle_limit_set'
      order by id`
    expect(entry?.details).toEqual({ role: 'manager', from: 30, to: 5 })
  })

  test('is no longer listed among the live ones', async () => {
    const { listLiveSessionsOfUser } = await import('#db/queries/access/sessions.ts')
    const { listPeople } = await import('#db/queries/people/people.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const { at, organizationId, id } = await sessionAtWork('manager')
    const live = (minutes: number) =>
      withTransaction({ organizationId }, async (tx) => {
        const sessions = await listLiveSessionsOfUser(tx, { organizationId, userId: id }, at(minutes))
        const [person] = await listPeople(tx, { organizationId, id }, at(minutes))
        return [sessions.length, person?.liveSessions]
      })
    expect([await live(1), await live(31)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })
})
