import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#lib/services/access/sign-in.ts'
import { signInWithPasskey } from '#lib/services/access/sign-in-with-passkey.ts'
import { startPasskeySignIn } from '#lib/services/access/start-passkey-sign-in.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'
import { confirmOwnPasskey } from '#lib/services/people/confirm-own-passkey.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { invitePerson } from '#lib/services/people/invite-person.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { listAccessRequests } from '#lib/services/people/list-access-requests.ts'
import { renewOwnRecoveryCodes } from '#lib/services/people/renew-own-recovery-codes.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { startOwnPasskey } from '#lib/services/people/start-own-passkey.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { setUpPasskey, setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { softPasskey } from '#tests/support/fixtures/soft-passkey.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ORIGIN = 'http://localhost:3999'
const DONE = 'nothing was refused'
const CHOSEN = 'uma senha do atacante'
const MINUTE = 60_000

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ ORIGIN }) })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness?.stop())

const ALL = { name: 'Nova', ownRoleId: null, teamId: null, visibility: 'all' } as const
const newEmail = () => `${crypto.randomUUID()}@example.com`

/** Creates three managers: an attacker, a victim with a second factor, and an honest one. */
const attackOnOffice = async () => {
  const { organizationId, manager, agent } = await office.open()
  const [victim, honest] = [await office.manager(organizationId), await office.manager(organizationId)]
  const { sessionId } = await signIn(access.stranger(), victim)
  const { recoveryCodes } = await setUpSecondFactor(victim.context(sessionId), victim.password)
  return {
    attacker: manager,
    agent,
    honest,
    victim: { ...victim, sessionId },
    recoveryCodes,
  }
}

const enter = (who: { email: string; password: string; code?: string }) =>
  codeOf(signIn(access.stranger(), who))

const enterAlone = async (passkey: ReturnType<typeof softPasskey>) => {
  const [from, browser] = [access.stranger(), 'a browser']
  const answer = passkey.use(await startPasskeySignIn(from, { browser }))
  return signInWithPasskey(from, { passkey: answer, browser })
}

/** Sets a password of the attacker's choice through a link and signs in with it. */
const enterByLink = async (token: string, email: string) => {
  await choosePassword(access.stranger(), { token, password: CHOSEN })
  return enter({ email, password: CHOSEN })
}

describe('a take-over by one manager', () => {
  test('fails by an invitation: the attacker never holds the link of a manager', async () => {
    const { attacker, honest } = await attackOnOffice()
    const email = newEmail()
    const puppet = { ...ALL, role: 'manager', email } as const
    expect(await codeOf(invitePerson(attacker(), puppet))).toBe('second_manager_needed')
    const { id } = await requestAccess(attacker(), { ...puppet, kind: 'invitation' })
    expect(await codeOf(decideAccessRequest(attacker(), { id, decision: 'approve' }))).toBe('own_change')
    const { link } = await decideAccessRequest(honest.context(), { id, decision: 'approve' })
    const seen = JSON.stringify(await listAccessRequests(attacker()))
    expect(link?.token).toBeTruthy()
    expect(seen).not.toContain(link?.token)

    // Control: the attack works on an agent's account.
    const other = newEmail()
    const invited = await invitePerson(attacker(), { ...ALL, role: 'agent', email: other })
    expect(await enterByLink(invited.link.token, other)).toBe(DONE)
  })

  test('fails by a reset: there is no link for one manager, and a stolen one meets the second factor', async () => {
    const { attacker, agent, honest, victim } = await attackOnOffice()
    expect(await codeOf(issueAccessLink(attacker(), { id: victim.id }))).toBe('second_manager_needed')
    const { id } = await requestAccess(attacker(), { kind: 'link', id: victim.id })
    expect(await codeOf(decideAccessRequest(attacker(), { id, decision: 'approve' }))).toBe('own_change')
    const { link } = await decideAccessRequest(honest.context(), { id, decision: 'approve' })
    expect(JSON.stringify(await getPerson(attacker(), { id: victim.id }))).not.toContain(link?.token)
    expect(await enterByLink(link?.token ?? '', victim.email)).toBe('second_factor_needed')

    // Control: the attack works on the account of an agent without a second factor.
    const reset = await issueAccessLink(attacker(), { id: agent.id })
    expect(await enterByLink(reset.token, agent.email)).toBe(DONE)
  })

  test('fails by a change of role: whatever the attacker left in the account opens nothing', async () => {
    const { attacker, agent, honest } = await attackOnOffice()
    const reset = await issueAccessLink(attacker(), { id: agent.id })
    await choosePassword(access.stranger(), { token: reset.token, password: CHOSEN })
    const known = { email: agent.email, password: CHOSEN }
    const { sessionId } = await signIn(access.stranger(), known)
    const planted = softPasskey({ origin: ORIGIN })
    const { recoveryCodes } = await setUpPasskey(agent.context(sessionId), CHOSEN, planted)
    const unused = await issueAccessLink(attacker(), { id: agent.id })
    const enterBy = {
      passkey: () => codeOf(enterAlone(planted)),
      code: (index: number) => enter({ ...known, code: recoveryCodes[index] ?? '' }),
      session: async () => {
        const { findLiveSession } = await import('#db/queries/access/sessions.ts')
        return (await findLiveSession(sessionId, agent.context().now)) !== undefined
      },
    }

    // Control: all three work while the account is an agent's.
    expect([await enterBy.passkey(), await enterBy.code(0), await enterBy.session()]).toEqual([
      ...[DONE, DONE, true],
    ])
    const wanted = { ...ALL, kind: 'role', id: agent.id, role: 'manager' } as const
    const { id } = await requestAccess(attacker(), wanted)
    await decideAccessRequest(honest.context(), { id, decision: 'approve' })
    expect([await enterBy.passkey(), await enterBy.code(1), await enterBy.session()]).toEqual([
      ...['passkey_needs_password', 'sign_in_failed', false],
    ])
    const byLink = choosePassword(access.stranger(), { token: unused.token, password: CHOSEN })
    expect(await codeOf(byLink)).toBe('access_link_invalid')
  })
})

describe('a take-over with the password', () => {
  test('fails by recovery codes that are used, renewed, or of somebody else', async () => {
    const { victim, recoveryCodes, honest } = await attackOnOffice()
    const { sessionId } = await signIn(access.stranger(), honest)
    const others = await setUpSecondFactor(honest.context(sessionId), honest.password)
    const tryCode = (code = '') => enter({ ...victim, code })
    // Control: an unused code of the victim works, once.
    expect(await tryCode(recoveryCodes[0])).toBe(DONE)
    expect(await tryCode(recoveryCodes[0])).toBe('second_factor_wrong')
    expect(await tryCode(others.recoveryCodes[0])).toBe('second_factor_wrong')
    const current = victim.password
    const renewed = await renewOwnRecoveryCodes(victim.context(victim.sessionId), { current })
    expect(await tryCode(recoveryCodes[1])).toBe('second_factor_wrong')
    expect(await tryCode(renewed.recoveryCodes[0])).toBe(DONE)
  })

  test('fails by a passkey of one’s own, enrolled in a session left open or in another', async () => {
    const { victim, recoveryCodes } = await attackOnOffice()
    const at = (minutes: number, session = victim.sessionId) => {
      const context = victim.context(session)
      return { ...context, now: new Date(context.now.getTime() + minutes * MINUTE) }
    }
    const planted = softPasskey({ origin: ORIGIN })
    const enrol = async (minutes: number, current: string, session?: string) => {
      const request = await startOwnPasskey(at(minutes, session), { current })
      const created = planted.create(request)
      return confirmOwnPasskey(at(minutes), { passkey: created, name: 'Celular' })
    }
    expect(await codeOf(enrol(0, 'adivinhada'))).toBe('wrong_password')
    expect(await codeOf(enrol(16, victim.password))).toBe('second_factor_stale')
    const other = await signIn(access.stranger(), { ...victim, code: recoveryCodes[0] ?? '' })
    expect(await codeOf(enrol(0, victim.password, other.sessionId))).toBe('passkey_refused')
    expect(await codeOf(enterAlone(planted))).toBe('passkey_refused')

    // Control: with the password and a recent second factor, the passkey can be registered.
    expect(await codeOf(enrol(1, victim.password))).toBe(DONE)
    expect((await enterAlone(planted)).userId).toBe(victim.id)
  })

  test('fails by a passkey of the attacker’s own account', async () => {
    const { victim, honest: attacker } = await attackOnOffice()
    const { sessionId } = await signIn(access.stranger(), attacker)
    const own = softPasskey({ origin: ORIGIN })
    await setUpPasskey(attacker.context(sessionId), attacker.password, own)
    const browser = 'a browser'
    const answer = async () => own.use(await startPasskeySignIn(access.stranger(), { browser }))
    const asSecondFactor = signIn(access.stranger(), { ...victim, passkey: await answer(), browser })
    expect(await codeOf(asSecondFactor)).toBe('passkey_refused')
    const asVictim = own.use(await startPasskeySignIn(access.stranger(), { browser }), {
      userHandle: Buffer.from(victim.id).toString('base64url'),
    })
    expect(await codeOf(signInWithPasskey(access.stranger(), { passkey: asVictim, browser }))).toBe(
      'passkey_refused',
    )

    // Control: the passkey works for its own account.
    expect((await enterAlone(own)).userId).toBe(attacker.id)
  })
})
