import { randomBytes, scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetPassword } from '#lib/services/access/reset-password.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import { signInWithPasskey } from '#lib/services/access/sign-in-with-passkey.ts'
import { startPasskeySignIn } from '#lib/services/access/start-passkey-sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { changeOwnPassword } from '#lib/services/people/change-own-password.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'
import { deactivatePerson } from '#lib/services/people/deactivate-person.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { setUpPasskey, setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { softPasskey } from '#tests/support/fixtures/soft-passkey.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ORIGIN = 'http://localhost:3999'
const DONE = 'nothing was refused'
const OTHER = 'uma outra senha comprida'

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ ORIGIN }) })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness?.stop())

const agentWithPasskey = async (options: { counts?: boolean } = {}) => {
  const { agent, manager, organizationId } = await office.open()
  const { sessionId } = await signIn(access.stranger(), agent)
  const passkey = softPasskey({ origin: ORIGIN, ...options })
  await setUpPasskey(agent.context(sessionId), agent.password, passkey)
  return { agent, manager, organizationId, sessionId, passkey }
}

type Passkey = ReturnType<typeof softPasskey>
type Signing = Parameters<Passkey['use']>[1]

const browser = 'a browser'

const enterAlone = async (passkey: Passkey, signing?: Signing, from: Context = access.stranger()) => {
  const request = await startPasskeySignIn(from, { browser })
  return signInWithPasskey(from, { passkey: passkey.use(request, signing), browser })
}

const enterWithPassword = async (
  who: { email: string; password: string; browser?: string },
  passkey: Passkey,
) => {
  const request = await startPasskeySignIn(access.stranger(), { browser })
  return signIn(access.stranger(), { browser, ...who, passkey: passkey.use(request) })
}

const actionsOf = async (subjectId: string) => {
  const rows = await harness.database.owner`
    select action from audit_entries where subject_id = ${subjectId} order by id`
  return rows.map(({ action }) => action as string)
}

describe('a passkey', () => {
  test('signs in alone, without e-mail and password, and the audit names it', async () => {
    const { agent, passkey } = await agentWithPasskey()
    const session = await enterAlone(passkey)
    expect(session).toMatchObject({ userId: agent.id, email: agent.email })
    expect(await actionsOf(session.sessionId)).toEqual(['sign_in_by_passkey'])
    const [row] = await harness.database.owner`
      select second_factor_at, last_used_at from sessions where id = ${session.sessionId}`
    expect(row?.second_factor_at).not.toBeNull()
  })

  test('is the second factor after the password, which alone no longer signs in', async () => {
    const { agent, passkey } = await agentWithPasskey()
    expect(await codeOf(signIn(access.stranger(), agent))).toBe('second_factor_needed')
    expect((await enterWithPassword(agent, passkey)).userId).toBe(agent.id)
    const wrong = { ...agent, password: 'errada-e-comprida' }
    expect(await codeOf(enterWithPassword(wrong, passkey))).toBe('sign_in_failed')
  })

  test('tells the form which second factors the person has', async () => {
    const { agent, sessionId } = await agentWithPasskey()
    const needed = () => signIn(access.stranger(), agent).catch(({ details }) => details)
    expect(await needed()).toEqual({ hasApp: false, hasPasskey: true })
    await setUpSecondFactor(agent.context(sessionId), agent.password)
    expect(await needed()).toEqual({ hasApp: true, hasPasskey: true })
  })

  test('of somebody else is no second factor', async () => {
    const { agent } = await agentWithPasskey()
    const other = await agentWithPasskey()
    expect(await codeOf(enterWithPassword(agent, other.passkey))).toBe('passkey_refused')
    expect(await actionsOf(agent.id)).toContain('passkey_refused')
  })

  test('is refused from another origin, for another RP id or person, and without verification', async () => {
    const { passkey } = await agentWithPasskey()
    const other = await agentWithPasskey()
    const wrong: Signing[] = [
      { origin: 'http://localhost:4000' },
      { origin: 'https://localhost:3999' },
      { rpId: 'evil.example' },
      { unverified: true },
      { userHandle: Buffer.from(other.agent.id).toString('base64url') },
    ]
    for (const signing of wrong) expect(await codeOf(enterAlone(passkey, signing))).toBe('passkey_refused')
    expect(await codeOf(enterAlone(softPasskey({ origin: ORIGIN })))).toBe('passkey_refused')
    expect(await codeOf(enterAlone(passkey))).toBe(DONE)
  })

  test('is refused when its counter does not advance, as that of a clone', async () => {
    const { agent, passkey } = await agentWithPasskey({ counts: true })
    expect(await codeOf(enterAlone(passkey))).toBe(DONE)
    expect(await codeOf(enterAlone(passkey, { counter: 1 }))).toBe('passkey_refused')
    expect(await codeOf(enterAlone(passkey, { counter: 2 }))).toBe('passkey_refused')
    expect(await codeOf(enterAlone(passkey, { counter: 7 }))).toBe(DONE)
    expect(await actionsOf(agent.id)).toContain('passkey_refused')
  })

  test('opens the account on a new device while strangers keep guessing at its e-mail', async () => {
    const { agent, passkey } = await agentWithPasskey()
    for (let tries = 0; tries < 21; tries += 1)
      await codeOf(signIn(access.stranger(), { ...agent, password: 'x' }))
    expect(await codeOf(signIn(access.stranger(), agent))).toBe('sign_in_locked')
    expect(await codeOf(enterAlone(passkey))).toBe(DONE)
  })

  test('signs in nobody who is deactivated or whose organization is suspended', async () => {
    const { agent, manager, organizationId, passkey } = await agentWithPasskey()
    const { owner } = harness.database
    await owner`update organizations set status = 'suspended' where id = ${organizationId}`
    expect(await codeOf(enterAlone(passkey))).toBe('passkey_refused')
    await owner`update organizations set status = 'active' where id = ${organizationId}`
    await deactivatePerson(manager(), { id: agent.id })
    expect(await codeOf(enterAlone(passkey))).toBe('passkey_refused')
  })
})

describe('a challenge', () => {
  test('is valid once, within five minutes, for its purpose', async () => {
    const { passkey, agent, sessionId } = await agentWithPasskey()
    const from = access.stranger()
    const request = await startPasskeySignIn(from, { browser })
    const answer = passkey.use(request)
    expect(await codeOf(signInWithPasskey(from, { passkey: answer, browser }))).toBe(DONE)
    expect(await codeOf(signInWithPasskey(from, { passkey: answer, browser }))).toBe('passkey_refused')
    const late = { ...from, now: new Date(from.now.getTime() + 5 * 60_000) }
    const old = passkey.use(await startPasskeySignIn(from, { browser }))
    expect(await codeOf(signInWithPasskey(late, { passkey: old, browser }))).toBe('passkey_refused')
    const made = passkey.use({ challenge: Buffer.alloc(32, 7).toString('base64url') })
    expect(await codeOf(signInWithPasskey(from, { passkey: made, browser }))).toBe('passkey_refused')
    const { startOwnConfirmation } = await import('#lib/services/people/start-own-confirmation.ts')
    const { passkey: confirmation } = await startOwnConfirmation(agent.context(sessionId))
    const borrowed = passkey.use({ challenge: confirmation?.challenge ?? '' })
    expect(await codeOf(signInWithPasskey(from, { passkey: borrowed, browser }))).toBe('passkey_refused')
  })

  test('is accepted only from the browser that requested it', async () => {
    const { agent, passkey } = await agentWithPasskey()
    const from = access.stranger()
    for (const other of ['another browser', '']) {
      const answer = passkey.use(await startPasskeySignIn(from, { browser }))
      expect(await codeOf(signInWithPasskey(from, { passkey: answer, browser: other }))).toBe(
        'passkey_refused',
      )
      expect(await codeOf(enterWithPassword({ ...agent, browser: other }, passkey))).toBe('passkey_refused')
      expect(await codeOf(signInWithPasskey(from, { passkey: answer, browser }))).toBe(DONE)
    }
  })

  test('is accepted by one of twenty parallel sign-ins', async () => {
    const { passkey } = await agentWithPasskey()
    const from = access.stranger()
    const answer = passkey.use(await startPasskeySignIn(from, { browser }))
    const tries = Array.from({ length: 20 }, () =>
      codeOf(signInWithPasskey(from, { passkey: answer, browser })),
    )
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === DONE)).toHaveLength(1)
  })

  test('is stored as a digest, and expired ones are deleted', async () => {
    const from = access.stranger()
    const { challenge } = await startPasskeySignIn(from, { browser })
    const later = { ...from, now: new Date(from.now.getTime() + 6 * 60_000) }
    const { owner } = harness.database
    const before = await owner`select challenge_hash from passkey_challenges`
    expect(JSON.stringify(before)).not.toContain(challenge)
    for (let turn = 0; turn < before.length; turn += 1) await startPasskeySignIn(later, { browser })
    const [row] =
      await owner`select count(*)::int as old from passkey_challenges where expires_at < ${later.now}`
    expect(row?.old).toBe(0)
  })

  test('locks an address after eighty refusals', async () => {
    const { passkey } = await agentWithPasskey()
    const from = access.stranger()
    const stray = softPasskey({ origin: ORIGIN })
    for (let tries = 0; tries < 80; tries += 1) await codeOf(enterAlone(stray, {}, from))
    expect(await codeOf(enterAlone(passkey, {}, from))).toBe('sign_in_locked')
    expect(await codeOf(enterAlone(passkey))).toBe(DONE)
  })
})

describe('a passkey and the password', () => {
  const changes: Record<string, (world: Awaited<ReturnType<typeof agentWithPasskey>>) => Promise<unknown>> = {
    'the person changes it': ({ agent, sessionId }) =>
      changeOwnPassword(agent.context(sessionId), { current: agent.password, password: OTHER }),
    'a link replaces it': async ({ agent, manager }) => {
      const { token } = await issueAccessLink(manager(), { id: agent.id })
      return choosePassword(access.stranger(), { token, password: OTHER })
    },
    'the operator resets it': ({ agent, organizationId }) =>
      resetPassword(access.context(organizationId), { email: agent.email, password: OTHER }),
  }

  test.each(Object.keys(changes))(
    'survives as a second factor, but opens nothing alone, when %s',
    async (name) => {
      const world = await agentWithPasskey()
      await changes[name]?.(world)
      const { agent, passkey } = world
      expect(await codeOf(enterAlone(passkey))).toBe('passkey_needs_password')
      const renewed = { ...agent, password: OTHER }
      expect(await codeOf(signIn(access.stranger(), renewed))).toBe('second_factor_needed')
      expect(await codeOf(enterWithPassword(renewed, passkey))).toBe(DONE)
      expect(await codeOf(enterAlone(passkey))).toBe(DONE)
    },
  )

  test('is sufficient alone again after the same sign-in renewed an outdated password hash', async () => {
    const { agent, passkey } = await agentWithPasskey()
    const salt = randomBytes(16)
    const key = scryptSync(agent.password, salt, 32, { N: 1024, r: 8, p: 1 })
    const outdated = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
    await harness.database.owner`update users set password_hash = ${outdated} where id = ${agent.id}`
    expect(await codeOf(enterAlone(passkey))).toBe('passkey_needs_password')
    expect(await codeOf(enterWithPassword(agent, passkey))).toBe(DONE)
    const [row] = await harness.database.owner`select password_hash from users where id = ${agent.id}`
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await codeOf(enterAlone(passkey))).toBe(DONE)
  })
})

describe('a take-over through passkeys', () => {
  test('fails when an agent whom one manager could control becomes a manager', async () => {
    const { decideAccessRequest } = await import('#lib/services/people/decide-access-request.ts')
    const { requestAccess } = await import('#lib/services/people/request-access.ts')
    const { agent, manager, organizationId } = await office.open()
    const second = await office.manager(organizationId)
    // A manager resets the agent's password, signs in as the agent and registers a passkey of their own.
    const { token } = await issueAccessLink(manager(), { id: agent.id })
    await choosePassword(access.stranger(), { token, password: OTHER })
    const { sessionId } = await signIn(access.stranger(), { ...agent, password: OTHER })
    const hidden = softPasskey({ origin: ORIGIN })
    await setUpPasskey(agent.context(sessionId), OTHER, hidden)
    expect(await codeOf(enterAlone(hidden))).toBe(DONE)
    const { id } = await requestAccess(manager(), {
      ...{ kind: 'role', id: agent.id, name: 'Ana', role: 'manager' },
      ...{ ownRoleId: null, teamId: null, visibility: 'all' },
    })
    const { link } = await decideAccessRequest(second.context(), { id, decision: 'approve' })
    expect(await codeOf(enterAlone(hidden))).toBe('passkey_needs_password')
    await choosePassword(access.stranger(), { token: link?.token ?? '', password: agent.password })
    expect(await codeOf(enterAlone(hidden))).toBe('passkey_needs_password')
    expect(await codeOf(enterWithPassword({ ...agent, password: OTHER }, hidden))).toBe('sign_in_failed')
  })
})
