import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterMs, now } from '#lib/config/clock.ts'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts.ts'
import { day, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const DAY_MS = 86_400_000

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const signedIn = async (policy: 'offered' | 'managers' | 'everybody', role: 'agent' | 'manager') =>
  signedInPerson(access, { organizationId: await access.organization(policy), role })

const statusOf = async (headers: Record<string, string>) =>
  (await fetch(`${harness.origin}/api/panel/account/sessions`, { headers })).status

describe('a person without the required second factor', () => {
  test('is rejected by every endpoint that a browser can call', async () => {
    const { headers } = await signedIn('managers', 'manager')
    const paths = [...ALL_CONTRACTS, ...BACK_OFFICE_CONTRACTS]
      .filter(({ method, access: { kind } }) => method === 'GET' && (kind === 'person' || kind === 'scope'))
      .map(({ path }) => path.replaceAll(/\{\w+\}/g, '01997e1a-0000-7000-8000-00000000d001'))
    expect(paths.length).toBeGreaterThan(50)
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(`${harness.origin}/api${path}`, { headers })
        const { code } = (await response.json()) as { code: string }
        return [path, response.status, code]
      }),
    )
    expect(answers).toEqual(paths.map((path) => [path, 403, 'second_factor_required']))
  })

  test('is rejected if a manager by default, always if required of everybody, never if it is optional', async () => {
    const sessions = [
      await signedIn('managers', 'manager'),
      await signedIn('managers', 'agent'),
      await signedIn('everybody', 'agent'),
      await signedIn('offered', 'manager'),
    ]
    const statuses = await Promise.all(sessions.map(({ headers }) => statusOf(headers)))
    expect(statuses).toEqual([403, 200, 403, 200])
    const { createOrganization } = await import('#lib/services/organizations/create-organization.ts')
    const { id } = await createOrganization(access.context(), { name: `Nova ${crypto.randomUUID()}` })
    const [row] = await harness.database.owner`select second_factor from organizations where id = ${id}`
    expect(row?.second_factor).toBe('managers')
  })

  test('is only reminded during the grace period, and rejected from the day after it', async () => {
    const { setOrganizationSecondFactor } = await import(
      '#lib/services/organizations/set-organization-second-factor.ts'
    )
    const { getSecondFactorReminder } = await import('#lib/services/people/get-second-factor-reminder.ts')
    const { resolveSession } = await import('#lib/auth/resolve-session.ts')
    const person = await signedIn('offered', 'agent')
    const set = (policy: 'managers' | 'everybody', graceDays?: number) =>
      setOrganizationSecondFactor(access.context(person.organizationId), { policy, graceDays })
    const { startDate } = await set('everybody', 2)
    const start = startOfDayInSaoPaulo(day(startDate)).getTime()
    // Extends the session, which would otherwise end after eight idle hours or after twelve hours.
    await harness.database.owner`
      update sessions set last_used_at = ${afterMs(now(), 2 * DAY_MS)}, expires_at = ${afterMs(now(), 4 * DAY_MS)}
      where id = ${person.sessionId}`
    const cookie = `next-auth.session-token=${await sessionToken(person.sessionId, (4 * DAY_MS) / 1_000)}`
    const at = (ms: number) => resolveSession(cookie, new Date(start + ms), { isUse: false })
    const caller = await at(-1)
    if (!caller) throw new Error('nobody is signed in')
    expect(await codeOf(at(0))).toBe('second_factor_required')
    const context = { ...access.stranger(), ...caller }
    expect(await getSecondFactorReminder(context)).toBe(startDate)
    expect(await getSecondFactorReminder({ ...context, now: new Date(start) })).toBeNull()
    await set('managers', 2)
    expect(await getSecondFactorReminder(context)).toBeNull()
    await set('everybody', 2)
    await setUpSecondFactor({ ...context, now: now() }, person.password)
    expect(await getSecondFactorReminder(context)).toBeNull()
    expect(await at(0)).not.toBeNull()
  })

  test('is accepted from the next request on once the factor is set up', async () => {
    const person = await signedIn('managers', 'manager')
    const { organizationId, id, email, sessionId, headers, password } = person
    const caller = await import('#lib/auth/resolve-session.ts')
    const { now } = await import('#lib/config/clock.ts')
    const incomplete = await caller.resolveIncompleteSession(headers.cookie, now())
    expect(incomplete?.actor).toMatchObject({ id, email, sessionId })
    if (!incomplete) throw new Error('nobody is signed in')
    await setUpSecondFactor({ ...access.stranger(), ...incomplete, organizationId }, password)
    expect(await statusOf(headers)).toBe(200)
  })
})

test('rejects every session opened without the code when the person has a second factor', async () => {
  const person = await signedIn('offered', 'agent')
  const { resolveSession } = await import('#lib/auth/resolve-session.ts')
  const { now } = await import('#lib/config/clock.ts')
  const caller = await resolveSession(person.headers.cookie, now())
  if (!caller) throw new Error('nobody is signed in')
  await setUpSecondFactor({ ...access.stranger(), ...caller }, person.password)
  expect(await statusOf(person.headers)).toBe(200)
  // The previous release opens sessions without this timestamp.
  await harness.database.owner`update sessions set second_factor_at = null where id = ${person.sessionId}`
  expect(await statusOf(person.headers)).toBe(401)
})
