import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GroupRole } from '#lib/domain/access/identity-provider.ts'
import type { Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { withoutTriggers } from '#tests/support/fixtures/audit-tampering.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { accountOf, type ProviderFixture, providerFixture } from '#tests/support/fixtures/provider-fixture.ts'
import { setUpPasskey, setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { softPasskey } from '#tests/support/fixtures/soft-passkey.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '#tests/support/servers/identity-provider.ts'

const ORIGIN = 'http://localhost:3999'
const DONE = 'nothing was refused'
const DAY = 86_400_000
const MANAGERS: GroupRole = { group: 'gestores', role: 'manager', ownRoleId: null }
const AGENTS: GroupRole = { group: 'agentes', role: 'agent', ownRoleId: null }

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
let server: IdentityProviderServer
let provider: ProviderFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ ORIGIN }) })
  access = await accessFixture()
  office = await officeFixture()
  server = await startIdentityProvider(`${ORIGIN}/login/callback`)
  provider = await providerFixture(access, server)
})
afterAll(async () => {
  await server?.stop()
  await harness?.stop()
})

const services = async () => ({
  ...(await import('#lib/services/people/propose-identity-provider.ts')),
  ...(await import('#lib/services/people/decide-identity-provider.ts')),
  ...(await import('#lib/services/people/request-access.ts')),
  ...(await import('#lib/services/people/decide-access-request.ts')),
  ...(await import('#lib/services/people/invite-person.ts')),
  ...(await import('#lib/services/people/change-own-password.ts')),
  ...(await import('#lib/services/access/sign-in.ts')),
  ...(await import('#lib/services/access/sign-in-with-passkey.ts')),
  ...(await import('#lib/services/access/start-passkey-sign-in.ts')),
})

/** One manager attacks; the others are a victim and an honest one. */
const attackOnOffice = async () => {
  const { organizationId, manager, managerId, agent } = await office.open()
  const [victim, honest] = [await office.manager(organizationId), await office.manager(organizationId)]
  return {
    organizationId,
    attacker: manager,
    attackerId: managerId,
    agent,
    victim,
    honest,
    alias: provider.newAlias(),
  }
}

const later = (context: Context, days: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + days * DAY),
})

describe('a take-over by an identity provider', () => {
  test('fails by a provider of the attacker, which one manager cannot put into force', async () => {
    const { attacker, honest, victim, alias } = await attackOnOffice()
    const { proposeIdentityProvider, decideIdentityProvider } = await services()
    const { id } = await proposeIdentityProvider(attacker(), provider.termsOf(alias))
    expect(await codeOf(decideIdentityProvider(attacker(), { id, decision: 'approve' }))).toBe('own_change')
    expect(await codeOf(provider.enter(alias, accountOf(victim.email)))).toBe('identity_provider_unknown')

    // Control: with a second manager, the same provider opens the account.
    await decideIdentityProvider(honest.context(), { id, decision: 'approve' })
    expect(await codeOf(provider.enter(alias, accountOf(victim.email)))).toBe(DONE)
  })

  test('fails by a changed mapping or issuer, which wait for a second manager as well', async () => {
    const { attacker, honest, agent, alias } = await attackOnOffice()
    const groups = ['agentes']
    await provider.agree({ author: attacker(), decider: honest.context() }, alias, { groupRoles: [AGENTS] })
    const { proposeIdentityProvider, decideIdentityProvider } = await services()
    const groupRoles = [{ ...MANAGERS, group: 'agentes' }]
    const terms = provider.termsOf(alias, { baseVersion: 1, groupRoles })
    const { id } = await proposeIdentityProvider(attacker(), terms)
    expect(await codeOf(decideIdentityProvider(attacker(), { id, decision: 'approve' }))).toBe('own_change')
    expect((await provider.enterAs(alias, accountOf(agent.email, { groups }))).actor).toMatchObject({
      role: 'agent',
    })

    // Even in force, the mapping makes nobody a manager: that takes two managers for each person.
    await decideIdentityProvider(honest.context(), { id, decision: 'approve' })
    const puppet = await access.person(attacker().organizationId)
    const inGroup = { groups, sub: 'puppet' }
    const entered = await provider.enterAs(alias, accountOf(puppet.email, inGroup))
    expect(entered.actor).toMatchObject({ role: 'agent' })

    // Control: after two managers agreed on the person, the same identity comes in as a manager.
    const { requestAccess, decideAccessRequest } = await services()
    const wanted = { name: 'Ana', role: 'manager', ownRoleId: null, teamId: null, visibility: 'all' } as const
    const request = await requestAccess(attacker(), { kind: 'role', id: puppet.id, ...wanted })
    await decideAccessRequest(honest.context(), { id: request.id, decision: 'approve' })
    const promoted = await provider.enterAs(alias, accountOf(puppet.email, inGroup))
    expect(promoted.actor).toMatchObject({ role: 'manager' })
  })

  test('fails by another identity with the e-mail of the victim, and by theirs without the second factor', async () => {
    const { attacker, honest, victim, alias } = await attackOnOffice()
    await provider.agree({ author: attacker(), decider: honest.context() }, alias)
    const own = accountOf(victim.email)
    const unverified = accountOf(victim.email, { email_verified: false })
    expect(await codeOf(provider.enter(alias, unverified))).toBe('identity_email_unverified')
    // Control: the victim's own identity gets in.
    expect(await codeOf(provider.enter(alias, own))).toBe(DONE)
    expect(await codeOf(provider.enter(alias, accountOf(victim.email)))).toBe('identity_linked_to_other')
    const { signIn } = await services()
    const { sessionId } = await signIn(access.stranger(), victim)
    await setUpSecondFactor(victim.context(sessionId), victim.password)
    expect(await provider.enter(alias, own)).toMatchObject({ kind: 'code_needed' })
  })

  test('fails by a promoted account, which agrees with its maker only seven days after it was first entered', async () => {
    const { attacker, honest, alias } = await attackOnOffice()
    await provider.agree({ author: attacker(), decider: honest.context() }, alias)
    const {
      invitePerson,
      requestAccess,
      decideAccessRequest,
      proposeIdentityProvider,
      decideIdentityProvider,
    } = await services()
    const puppet = accountOf(`${provider.newAlias()}@example.com`)
    const as = { name: 'Puppet', ownRoleId: null, teamId: null, visibility: 'all' } as const
    const { id: userId } = await invitePerson(attacker(), {
      ...as,
      email: String(puppet.email),
      role: 'agent',
    })
    await provider.enter(alias, puppet)
    const request = await requestAccess(attacker(), { ...as, kind: 'role', id: userId, role: 'manager' })
    await decideAccessRequest(honest.context(), { id: request.id, decision: 'approve' })
    const [identity] = await harness.database
      .owner`select 1 from external_identities where user_id = ${userId}`
    expect(identity).toBeUndefined()

    // The attacker waits until the seven days of the invitation and the promotion are over.
    await withoutTriggers(
      harness.database.owner,
      (tx) => tx`update audit_entries set at = at - interval '8 days' where subject_id = ${userId}`,
    )
    const entered = await provider.enterAs(alias, puppet)
    const { id } = await proposeIdentityProvider(attacker(), provider.termsOf(alias, { baseVersion: 1 }))
    const approveAfter = (days: number) =>
      codeOf(decideIdentityProvider(later(entered, days), { id, decision: 'approve' }))
    expect(await approveAfter(1)).toBe('access_touched')

    // Control: after seven days they count as two people.
    expect(await approveAfter(8)).toBe(DONE)
  })

  test('fails by what is left behind in an account that the provider no longer opens', async () => {
    const { attacker, honest, agent, alias } = await attackOnOffice()
    await provider.agree({ author: attacker(), decider: honest.context() }, alias)
    const { changeOwnPassword, signIn, signInWithPasskey, startPasskeySignIn } = await services()
    const context = await provider.enterAs(alias, accountOf(agent.email))
    const chosen = { current: agent.password, password: 'outra senha bem comprida' }
    expect(await codeOf(changeOwnPassword(context, chosen))).toBe('permission_denied')
    const enterAlone = async (passkey: ReturnType<typeof softPasskey>) => {
      const [from, browser] = [access.stranger(), 'a browser']
      const answer = passkey.use(await startPasskeySignIn(from, { browser }))
      return codeOf(signInWithPasskey(from, { passkey: answer, browser }))
    }
    const planted = softPasskey({ origin: ORIGIN })
    await setUpPasskey(context, '', planted)
    expect(await enterAlone(planted)).toBe('passkey_needs_password')

    // Control: registered with the password, a passkey opens the account alone.
    const other = await access.person(context.organizationId)
    const { sessionId } = await signIn(access.stranger(), other)
    const own = softPasskey({ origin: ORIGIN })
    const actor = {
      ...context.actor,
      id: other.id,
      email: other.email,
      sessionId,
      provider: null,
    } as Context['actor']
    await setUpPasskey({ ...context, actor }, other.password, own)
    expect(await enterAlone(own)).toBe(DONE)
  })

  test('fails in an unattended browser: a change of one’s own access needs a new proof at the provider', async () => {
    const { attacker, honest, agent, alias } = await attackOnOffice()
    await provider.agree({ author: attacker(), decider: honest.context() }, alias)
    const account = accountOf(agent.email)
    const enrol = async (secondsAgo: number) => {
      const stranger = access.stranger()
      const auth_time = Math.floor(stranger.now.getTime() / 1000) - secondsAgo
      server.tamper((claims) => ({ claims: { ...claims, auth_time } }))
      const context = await provider.enterAs(alias, account, stranger)
      server.tamper(undefined)
      return codeOf(setUpPasskey(context, '', softPasskey({ origin: ORIGIN })))
    }
    expect(await enrol(16 * 60)).toBe('sign_in_stale')
    // Control: somebody who has just proved to the provider who they are may.
    expect(await enrol(60)).toBe(DONE)
  })
})
