import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let signIn: typeof import('#lib/services/access/sign-in.ts').signIn
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  signIn = (await import('#lib/services/access/sign-in.ts')).signIn
})
afterAll(() => harness.stop())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error) => error.code as string,
  )
const actionsOf = async (subjectId: string) => {
  const rows = await harness.database
    .owner`select action from audit_entries where subject_id = ${subjectId} order by id`
  return rows.map((row) => row.action)
}

const auditsOf = async (subjectId: string) => (await actionsOf(subjectId)).length

describe('signing in', () => {
  test('opens a session for the right password, ignoring case and spaces around the e-mail', async () => {
    const { id, email, password } = await access.person(await access.organization())
    const session = await signIn(access.stranger(), { email: ` ${email.toUpperCase()} `, password })
    expect(session.userId).toBe(id)
    expect(await actionsOf(session.sessionId)).toEqual(['sign_in'])
  })

  test('rejects a wrong password, an unknown e-mail, a deactivated and a suspended person in the same words', async () => {
    const { deactivateUser } = await import('#lib/services/access/deactivate-user.ts')
    const { setOrganizationStatus } = await import('#lib/services/organizations/set-organization-status.ts')
    const organizationId = await access.organization()
    const [wrong, deactivated] = [await access.person(organizationId), await access.person(organizationId)]
    await deactivateUser(access.context(organizationId), { email: deactivated.email })
    const suspendedId = await access.organization()
    const suspended = await access.person(suspendedId)
    await setOrganizationStatus(access.context(suspendedId), { status: 'suspended' })
    const attempts = [
      { ...wrong, password: 'x' },
      { email: 'nobody@example.com', password: 'x' },
      deactivated,
      suspended,
    ]
    for (const attempt of attempts)
      expect(await codeOf(signIn(access.stranger(), attempt))).toBe('sign_in_failed')
    expect(await actionsOf(wrong.id)).toEqual(['user_created', 'sign_in_failed'])
  })

  test('locks an e-mail at one address for 15 minutes after 8 failures, and nobody else', async () => {
    const person = await access.person(await access.organization())
    const from = access.stranger()
    const codes: string[] = []
    for (let tries = 0; tries < 8; tries += 1)
      codes.push(await codeOf(signIn(from, { ...person, password: 'x' })))
    expect(codes).toEqual([...Array(7).fill('sign_in_failed'), 'sign_in_locked'])
    await expect(signIn(from, person)).rejects.toMatchObject({
      code: 'sign_in_locked',
      details: { minutes: 15 },
    })
    expect(await codeOf(signIn(access.stranger(), person))).toBe('ok')
    const later = (ms: number) => ({ ...from, now: new Date(from.now.getTime() + ms) })
    expect(await codeOf(signIn(later(14 * 60_000), person))).toBe('sign_in_locked')
    expect(await codeOf(signIn(later(15 * 60_000 + 1000), person))).toBe('ok')
  })

  test('counts failures that arrive in parallel', async () => {
    const person = await access.person(await access.organization())
    const from = access.stranger()
    await Promise.all(Array.from({ length: 8 }, () => codeOf(signIn(from, { ...person, password: 'x' }))))
    expect(await codeOf(signIn(from, person))).toBe('sign_in_locked')
  })

  test('allows no faster guessing in parallel', async () => {
    const person = await access.person(await access.organization())
    const from = access.stranger()
    const guesses = Array.from({ length: 60 }, () => signIn(from, { ...person, password: 'x' }))
    const right = signIn(from, person)
    const codes = await Promise.all([...guesses, right].map(codeOf))
    expect(codes.at(-1)).toBe('sign_in_locked')
  })

  test('counts the addresses of one IPv6 network together', async () => {
    const person = await access.person(await access.organization())
    for (let tries = 0; tries < 8; tries += 1)
      await codeOf(signIn(access.stranger(`2001:db8:7:1::${tries}`), { ...person, password: 'x' }))
    expect(await codeOf(signIn(access.stranger('2001:db8:7:1:ffff::1'), person))).toBe('sign_in_locked')
    expect(await codeOf(signIn(access.stranger('2001:db8:7:2::1'), person))).toBe('ok')
  })

  test('deletes old counters while it counts', async () => {
    const { owner } = harness.database
    await owner`insert into attempt_counters (subject_hash, failures, window_started_at) values ('forgotten', 3, now() - interval '3 days')`
    await owner`insert into attempt_counters (subject_hash, failures, window_started_at) values ('recent', 3, now() - interval '1 hour')`
    await codeOf(signIn(access.stranger(), { email: 'nobody@example.com', password: 'x' }))
    const rows =
      await owner`select subject_hash from attempt_counters where subject_hash in ('forgotten', 'recent')`
    expect(rows.map((row) => row.subject_hash)).toEqual(['recent'])
  })

  test('resets earlier failures after a success', async () => {
    const person = await access.person(await access.organization())
    const from = access.stranger()
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 7; tries += 1) await codeOf(signIn(from, { ...person, password: 'x' }))
      expect(await codeOf(signIn(from, person))).toBe('ok')
    }
  })

  test('stops one address that tries many e-mails', async () => {
    const from = access.stranger()
    const tries = Array.from({ length: 80 }, (_, at) => ({
      email: `nobody-${at}@example.com`,
      password: 'x',
    }))
    for (const each of tries) await codeOf(signIn(from, each))
    const person = await access.person(await access.organization())
    expect(await codeOf(signIn(from, person))).toBe('sign_in_locked')
  })

  test('never locks a known device because of strangers at many addresses', async () => {
    const person = await access.person(await access.organization())
    const device = { id: 'a-browser-that-was-here', knows: () => true }
    for (let tries = 0; tries < 60; tries += 1)
      await codeOf(signIn(access.stranger(`198.51.100.${tries}`), { ...person, password: 'x' }))
    expect(await codeOf(signIn(access.stranger(), person))).toBe('sign_in_locked')
    expect(await codeOf(signIn(access.stranger(), { ...person, device }))).toBe('ok')
  })

  test('allows a known device eight failures of its own, whatever its address', async () => {
    const person = await access.person(await access.organization())
    const attempt = { ...person, device: { id: 'a-browser-that-was-taken', knows: () => true } }
    for (let tries = 0; tries < 8; tries += 1)
      await codeOf(signIn(access.stranger(`198.51.100.${tries}`), { ...attempt, password: 'x' }))
    expect(await codeOf(signIn(access.stranger(), attempt))).toBe('sign_in_locked')
    expect(await codeOf(signIn(access.stranger(), person))).toBe('ok')
  })

  test('allows at most a hundred guesses at one e-mail in an hour, from any number of addresses', async () => {
    const person = await access.person(await access.organization())
    let guesses = 0
    for (let turn = 0; turn < 240; turn += 1) {
      const from = access.stranger(`198.51.${turn}.1`)
      const at = { ...from, now: new Date(from.now.getTime() + turn * 15_000) }
      const before = await auditsOf(person.id)
      await codeOf(signIn(at, { ...person, password: 'x' }))
      // Guesses beyond the limit are not compared and leave no audit entry.
      guesses += (await auditsOf(person.id)) - before
    }
    expect(guesses).toBeGreaterThan(60)
    expect(guesses).toBeLessThanOrEqual(100)
  })

  test('slows a new device for a minute while strangers guess, and does not lock it', async () => {
    const person = await access.person(await access.organization())
    const { now } = access.stranger()
    const at = (seconds: number) => ({ ...access.stranger(), now: new Date(now.getTime() + seconds * 1000) })
    for (let tries = 0; tries < 30; tries += 1) await codeOf(signIn(at(0), { ...person, password: 'x' }))
    await expect(signIn(at(59), person)).rejects.toMatchObject({ details: { minutes: 1 } })
    expect(await codeOf(signIn(at(61), person))).toBe('ok')
  })

  test('costs as many writes for an unknown e-mail as for a known one', async () => {
    const person = await access.person(await access.organization())
    const rows = async () => {
      const [row] = await harness.database.owner`
        select (select count(*) from attempt_counters)::int + (select count(*) from audit_entries)::int as written`
      return row?.written as number
    }
    const costOf = async (email: string) => {
      const before = await rows()
      await codeOf(signIn(access.stranger(), { email, password: 'x' }))
      return (await rows()) - before
    }
    expect(await costOf(person.email)).toBe(4)
    expect(await costOf(`${crypto.randomUUID()}@example.com`)).toBe(4)
  })

  test('stores no e-mail and no address in the counters', async () => {
    const person = await access.person(await access.organization())
    const from = access.stranger('203.0.113.77')
    await codeOf(signIn(from, { ...person, password: 'x' }))
    const rows = await harness.database.owner`select subject_hash from attempt_counters`
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113/)
  })
})
