import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { accountOf, type ProviderFixture, providerFixture } from '#tests/support/fixtures/provider-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import {
  type IdentityProviderServer,
  type ProviderAccount,
  startIdentityProvider,
} from '#tests/support/servers/identity-provider.ts'

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
let server: IdentityProviderServer
let provider: ProviderFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  office = await officeFixture()
  server = await startIdentityProvider(`${harness.origin}/login/callback`)
  provider = await providerFixture(access, server)
})
afterAll(async () => {
  await server.stop()
  await harness.stop()
})

const open = async (terms: Parameters<ProviderFixture['agree']>[2] = {}) => {
  const organization = await office.open()
  const second = await office.manager(organization.organizationId)
  const alias = provider.newAlias()
  await provider.agree({ author: organization.manager(), decider: second.context() }, alias, terms)
  return { ...organization, second, alias }
}

const sessionsOf = async (userId: string) =>
  harness.database
    .owner`select id, revoked_at, identity_issuer, identity_proven_at from sessions where user_id = ${userId} order by id`

const lastActionOn = async (subjectId: string) => {
  const [row] = await harness.database.owner`
    select action, details from audit_entries where subject_id = ${subjectId} order by id desc limit 1`
  return row
}

describe('signing in at the identity provider', () => {
  test('opens a session of the account with the verified e-mail, and from then on by issuer and subject', async () => {
    const { alias, agent } = await open()
    const account = accountOf(agent.email.toUpperCase())
    expect(await provider.enter(alias, account)).toMatchObject({ kind: 'opened' })
    expect(await provider.enter(alias, { ...account, email: 'another@example.com' })).toMatchObject({
      kind: 'opened',
    })
    const sessions = await sessionsOf(agent.id)
    expect(sessions.map((row) => row.identity_issuer)).toEqual([server.issuer, server.issuer])
  })

  test('confirms the session that asked for it, once, and no session of somebody else', async () => {
    const { alias, agent, second } = await open()
    const account = accountOf(agent.email)
    const { actor } = await provider.enterAs(alias, account)
    const confirmedSessionId = actor.kind === 'user' ? actor.sessionId : ''
    await harness.database.owner`
      update sessions set identity_proven_at = identity_proven_at - interval '20 minutes' where id = ${confirmedSessionId}`
    const { finishProviderSignIn } = await import('#lib/services/access/finish-provider-sign-in.ts')
    const confirm = async (who: ProviderAccount, sessionId?: string) => {
      const { signIn, callbackUrl } = await provider.signIn(alias, who)
      const used = sessionId === undefined ? signIn : { ...signIn, sessionId }
      return {
        signIn,
        done: finishProviderSignIn(access.stranger(), { signIn: used, callbackUrl, confirmedSessionId }),
      }
    }
    const provenAt = async () => (await sessionsOf(agent.id))[0]?.identity_proven_at
    const before = await provenAt()
    const other = await (await confirm(accountOf(second.email))).done
    expect([other.kind, await provenAt()]).toEqual(['opened', before])
    expect(other).not.toHaveProperty('sessionId', confirmedSessionId)
    const { signIn, done } = await confirm(account)
    expect(await done).toEqual({ kind: 'opened', sessionId: confirmedSessionId })
    expect((await provenAt()).getTime()).toBeGreaterThan(before.getTime())
    const replay = await confirm(account, signIn.sessionId)
    expect(await codeOf(replay.done)).toBe('identity_sign_in_expired')
    expect((await sessionsOf(agent.id)).filter((row) => row.revoked_at === null)).toHaveLength(1)
  })

  test('activates an invited person and spends the invitation', async () => {
    const { alias, manager } = await open()
    const { invitePerson } = await import('#lib/services/people/invite-person.ts')
    const { getAccessLink } = await import('#lib/services/people/get-access-link.ts')
    const { getPerson } = await import('#lib/services/people/get-person.ts')
    const email = `${provider.newAlias()}@example.com`
    const access = { name: 'Ana', role: 'agent', teamId: null, visibility: 'own' } as const
    const { id, link } = await invitePerson(manager(), { email, ...access })
    await provider.enter(alias, accountOf(email))
    expect(await getPerson(manager(), { id })).toMatchObject({ state: 'active' })
    expect(await codeOf(getAccessLink(manager(), link))).toBe('access_link_invalid')
  })

  test('creates no account for somebody whom nobody invited', async () => {
    const { alias, organizationId } = await open()
    expect(await codeOf(provider.enter(alias, accountOf('stranger@example.com')))).toBe(
      'identity_person_unknown',
    )
    expect(await lastActionOn(organizationId)).toMatchObject({
      action: 'identity_sign_in_refused',
      details: { refusal: 'identity_person_unknown' },
    })
  })

  test('refuses an unverified e-mail, unless the identity is linked already', async () => {
    const { alias, agent } = await open()
    const account = accountOf(agent.email, { email_verified: false })
    expect(await codeOf(provider.enter(alias, account))).toBe('identity_email_unverified')
    expect(await sessionsOf(agent.id)).toEqual([])
    await provider.enter(alias, { ...account, email_verified: true })
    expect(await provider.enter(alias, account)).toMatchObject({ kind: 'opened' })
  })

  test('refuses the e-mail of an account of another organization', async () => {
    const { alias } = await open()
    const other = await office.open()
    expect(await codeOf(provider.enter(alias, accountOf(other.agent.email)))).toBe('identity_person_unknown')
    expect(await sessionsOf(other.agent.id)).toEqual([])
  })

  test('refuses a second identity with the e-mail of a linked account', async () => {
    const { alias, agent } = await open()
    await provider.enter(alias, accountOf(agent.email))
    expect(await codeOf(provider.enter(alias, accountOf(agent.email)))).toBe('identity_linked_to_other')
    expect(await sessionsOf(agent.id)).toHaveLength(1)
  })

  test('refuses a deactivated person and a suspended organization', async () => {
    const { alias, agent, manager, organizationId } = await open()
    const account = accountOf(agent.email)
    await provider.enter(alias, account)
    const { deactivatePerson } = await import('#lib/services/people/deactivate-person.ts')
    await deactivatePerson(manager(), { id: agent.id })
    expect(await codeOf(provider.enter(alias, account))).toBe('identity_person_unknown')
    const { setOrganizationStatus } = await import('#lib/services/organizations/set-organization-status.ts')
    await setOrganizationStatus(access.context(organizationId), { status: 'suspended' })
    expect(await codeOf(provider.begin(alias))).toBe('identity_provider_unknown')
  })

  test('tells apart a canceled sign-in', async () => {
    const { alias } = await open()
    expect(await codeOf(provider.enter(alias, null))).toBe('identity_sign_in_refused')
  })

  test('tells apart a client secret that the provider refuses', async () => {
    const { alias, agent, manager, second } = await open()
    const terms = { baseVersion: 1, clientSecret: 'another secret' }
    await provider.agree({ author: manager(), decider: second.context() }, alias, terms)
    expect(await codeOf(provider.enter(alias, accountOf(agent.email)))).toBe('identity_provider_unusable')
  })

  test('discovers a provider once for many sign-ins', async () => {
    const { alias } = await open()
    await provider.begin(alias)
    const before = server.requests.filter((path) => path.includes('openid-configuration')).length
    await Promise.all([provider.begin(alias), provider.begin(alias), provider.begin(alias)])
    expect(server.requests.filter((path) => path.includes('openid-configuration'))).toHaveLength(before)
  })
})

describe('an attack on the return from the identity provider', () => {
  const refusedWith = async (change: (url: URL) => URL) => {
    const { alias, agent } = await open()
    const account = accountOf(agent.email)
    const code = await codeOf((await provider.signIn(alias, account, { change })).finish())
    // The same sign-in, left alone, gets in.
    expect(await provider.enter(alias, account)).toMatchObject({ kind: 'opened' })
    return { code, sessions: (await sessionsOf(agent.id)).length }
  }

  const withParameter = (name: string, value: string) => (url: URL) => {
    url.searchParams.set(name, value)
    return url
  }

  test.each([
    ['state', 'another-state'],
    ['iss', 'https://attacker.example.com'],
    ['code', 'another-code'],
  ])('fails with another %s', async (name, value) => {
    expect(await refusedWith(withParameter(name, value))).toEqual({
      code: 'identity_sign_in_failed',
      sessions: 1,
    })
  })

  test.each([
    ['another nonce', () => ({ nonce: 'another' })],
    ['another issuer', () => ({ iss: 'https://attacker.example.com' })],
    ['another audience', () => ({ aud: 'another-client' })],
    ['an expired token', () => ({ exp: 1_000_000_000 })],
    ['no subject', () => ({ sub: undefined })],
  ])('fails with an ID token of %s', async (_title, lie) => {
    const { alias, agent } = await open()
    const account = accountOf(agent.email)
    server.tamper((claims) => ({ claims: { ...claims, ...lie() } }))
    const code = await codeOf(provider.enter(alias, account))
    server.tamper((claims) => ({ claims }))
    expect(await provider.enter(alias, account)).toMatchObject({ kind: 'opened' })
    server.tamper(undefined)
    expect([code, (await sessionsOf(agent.id)).length]).toEqual(['identity_sign_in_failed', 1])
  })

  test('fails with the e-mail of the ID token and a verification that userinfo gives to another', async () => {
    const { alias, agent } = await open()
    const own = accountOf('attacker@example.com')
    const enterWith = async (email_verified?: boolean) => {
      server.tamper((claims) => ({ claims: { ...claims, email: agent.email, email_verified } }))
      const code = await codeOf(provider.enter(alias, own))
      server.tamper(undefined)
      return code
    }
    expect(await enterWith()).toBe('identity_email_unverified')
    expect(await enterWith(true)).toBe('nothing was refused')
  })

  test('fails with an unsigned ID token (alg none)', async () => {
    const { alias, agent } = await open()
    server.tamper((claims) => ({ claims, alg: 'none' }))
    expect(await codeOf(provider.enter(alias, accountOf(agent.email)))).toBe('identity_sign_in_failed')
    server.tamper(undefined)
    expect(await sessionsOf(agent.id)).toEqual([])
  })

  test('fails with the code of a sign-in that another browser began', async () => {
    const { alias, agent } = await open()
    const account = accountOf(agent.email)
    const victim = await provider.signIn(alias, account)
    const attacker = await provider.begin(alias)
    const { finishProviderSignIn } = await import('#lib/services/access/finish-provider-sign-in.ts')
    const url = new URL(victim.callbackUrl)
    url.searchParams.set('state', attacker.signIn.state)
    const stolen = finishProviderSignIn(access.stranger(), { signIn: attacker.signIn, callbackUrl: url })
    expect(await codeOf(stolen)).toBe('identity_sign_in_failed')
    expect(await sessionsOf(agent.id)).toEqual([])
  })

  test('fails when a return is replayed, also at a provider that would redeem the code again', async () => {
    const { alias, agent } = await open()
    const account = accountOf(agent.email)
    const { finish, signIn } = await provider.signIn(alias, account)
    expect(await finish()).toMatchObject({ kind: 'opened', sessionId: signIn.sessionId })
    expect(await codeOf(finish())).toBe('identity_sign_in_failed')
    const { finishProviderSignIn } = await import('#lib/services/access/finish-provider-sign-in.ts')
    const fresh = await provider.signIn(alias, account)
    const reused = { ...fresh.signIn, sessionId: signIn.sessionId }
    const replay = finishProviderSignIn(access.stranger(), { signIn: reused, callbackUrl: fresh.callbackUrl })
    expect(await codeOf(replay)).toBe('identity_sign_in_expired')
    expect(await sessionsOf(agent.id)).toHaveLength(1)
  })

  test('fails after the settings changed to another provider', async () => {
    const { alias, agent, manager, second } = await open()
    const { finish } = await provider.signIn(alias, accountOf(agent.email))
    const other = await startIdentityProvider(provider.redirectUri)
    const terms = { issuer: other.issuer, baseVersion: 1 }
    await provider.agree({ author: manager(), decider: second.context() }, alias, terms)
    await other.stop()
    expect(await codeOf(finish())).toBe('identity_sign_in_expired')
  })
})
