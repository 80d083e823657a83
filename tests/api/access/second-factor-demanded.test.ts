import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

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
