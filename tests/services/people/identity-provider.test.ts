import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { accountOf, type ProviderFixture, providerFixture } from '#tests/support/fixtures/provider-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import {
  type IdentityProviderServer,
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

const services = async () => ({
  ...(await import('#lib/services/people/propose-identity-provider.ts')),
  ...(await import('#lib/services/people/decide-identity-provider.ts')),
  ...(await import('#lib/services/people/get-sign-in-settings.ts')),
  ...(await import('#lib/services/organizations/turn-passwords-on.ts')),
  ...(await import('#lib/services/access/sign-in.ts')),
})

const open = async () => {
  const organization = await office.open()
  const second = await office.manager(organization.organizationId)
  return { ...organization, first: organization.manager(), second, alias: provider.newAlias() }
}

/** The context of somebody whose session the provider opened. */
const throughProvider = (context: Context): Context => {
  if (context.actor.kind !== 'user') throw new Error('no person')
  const signedIn = { issuer: server.issuer, provenAt: context.now, isVouched: false }
  return { ...context, actor: { ...context.actor, provider: signedIn } }
}

describe('the identity provider of an organization', () => {
  test('is in force once a second manager approved it, which its author cannot', async () => {
    const { first, second, alias } = await open()
    const { proposeIdentityProvider, decideIdentityProvider, getSignInSettings } = await services()
    const { id } = await proposeIdentityProvider(first, provider.termsOf(alias))
    expect(await codeOf(decideIdentityProvider(first, { id, decision: 'approve' }))).toBe('own_change')
    expect(await codeOf(provider.begin(alias))).toBe('identity_provider_unknown')
    await decideIdentityProvider(second.context(), { id, decision: 'approve' })
    expect((await provider.begin(alias)).url).toContain(server.issuer)
    expect((await getSignInSettings(first)).provider).toMatchObject({
      alias,
      issuer: server.issuer,
      version: 1,
    })
  })

  test('never shows the client secret, which is stored encrypted', async () => {
    const { first, second, alias, organizationId } = await open()
    const terms = provider.termsOf(alias)
    await provider.agree({ author: first, decider: second.context() }, alias)
    const { getSignInSettings } = await services()
    expect(JSON.stringify(await getSignInSettings(first))).not.toContain(terms.clientSecret)
    const rows = await harness.database.owner`
      select * from identity_providers where organization_id = ${organizationId}`
    expect(JSON.stringify(rows)).not.toContain(terms.clientSecret)
  })

  test('keeps the stored secret only for the same issuer and client', async () => {
    const { first, second, alias } = await open()
    await provider.agree({ author: first, decider: second.context() }, alias)
    const { proposeIdentityProvider, decideIdentityProvider } = await services()
    const change = provider.termsOf(alias, { baseVersion: 1, clientSecret: null })
    expect(await codeOf(proposeIdentityProvider(first, { ...change, clientId: 'other' }))).toBe(
      'identity_secret_missing',
    )
    const { id } = await proposeIdentityProvider(first, change)
    await decideIdentityProvider(second.context(), { id, decision: 'approve' })
    expect((await provider.begin(alias)).url).toContain(server.issuer)
  })

  test('has one open proposal at a time, and is not overwritten by an outdated one', async () => {
    const { first, second, alias } = await open()
    const { proposeIdentityProvider, decideIdentityProvider } = await services()
    const { id } = await proposeIdentityProvider(first, provider.termsOf(alias))
    const again = proposeIdentityProvider(second.context(), provider.termsOf(alias))
    expect(await codeOf(again)).toBe('identity_provider_waiting')
    await decideIdentityProvider(first, { id, decision: 'withdraw' })
    await provider.agree({ author: first, decider: second.context() }, alias)
    const outdated = proposeIdentityProvider(first, provider.termsOf(alias))
    expect(await codeOf(outdated)).toBe('identity_provider_changed')
  })

  test('cannot take the alias of another organization', async () => {
    const [one, other] = [await open(), await open()]
    await provider.agree({ author: one.first, decider: one.second.context() }, one.alias)
    const taking = provider.agree({ author: other.first, decider: other.second.context() }, one.alias)
    expect(await codeOf(taking)).toBe('name_taken')
  })

  test.each([
    ['ftp://login.example.com', 'identity_issuer_invalid'],
    ['https://user:password@login.example.com', 'identity_issuer_invalid'],
    ['http://169.254.169.254/latest', 'identity_provider_unusable'],
    ['http://[fd00:ec2::254]', 'identity_provider_unusable'],
    ['http://127.0.0.1:60001', 'identity_provider_unreachable'],
  ])('refuses the issuer %s', async (issuer, code) => {
    const { first, alias } = await open()
    const { proposeIdentityProvider } = await services()
    expect(await codeOf(proposeIdentityProvider(first, provider.termsOf(alias, { issuer })))).toBe(code)
  })

  test('refuses an agent, who may not look after access', async () => {
    const { agent, alias } = await open()
    const { proposeIdentityProvider, getSignInSettings } = await services()
    const proposal = proposeIdentityProvider(agent.context(), provider.termsOf(alias))
    expect(await codeOf(proposal)).toBe('permission_denied')
    expect(await codeOf(getSignInSettings(agent.context()))).toBe('permission_denied')
  })
})

describe('switching passwords off', () => {
  const inForce = async () => {
    const world = await open()
    await provider.agree({ author: world.first, decider: world.second.context() }, world.alias)
    return world
  }

  const off = (alias: string, terms = {}) =>
    provider.termsOf(alias, { baseVersion: 1, clientSecret: null, passwordsOff: true, ...terms })

  test('needs a decider whom this provider has let in', async () => {
    const { first, second, alias, agent } = await inForce()
    const { proposeIdentityProvider, decideIdentityProvider, signIn } = await services()
    const { id } = await proposeIdentityProvider(first, off(alias))
    const approve = (context: Context) => codeOf(decideIdentityProvider(context, { id, decision: 'approve' }))
    expect(await approve(second.context())).toBe('identity_not_proven')
    const { sessionId } = await signIn(access.stranger(), agent)
    expect(await approve(throughProvider(second.context()))).toBe('nothing was refused')
    expect(await codeOf(signIn(access.stranger(), agent))).toBe('password_sign_in_off')
    const [session] = await harness.database.owner`select revoked_at from sessions where id = ${sessionId}`
    expect(session?.revoked_at).not.toBeNull()
    expect(await provider.enter(alias, accountOf(agent.email))).toMatchObject({ kind: 'opened' })
  })

  test('is refused together with switching the provider off', async () => {
    const { first, alias } = await inForce()
    const { proposeIdentityProvider } = await services()
    expect(await codeOf(proposeIdentityProvider(first, off(alias, { isOn: false })))).toBe('identity_lockout')
  })

  test('keeps passwords wrong in the same words, and links for new passwords closed', async () => {
    const { first, second, alias, agent, organizationId } = await inForce()
    const { proposeIdentityProvider, decideIdentityProvider, signIn } = await services()
    const { issueAccessLink } = await import('#lib/services/people/issue-access-link.ts')
    const { getAccessLink } = await import('#lib/services/people/get-access-link.ts')
    const link = await issueAccessLink(first, { id: agent.id })
    const { id } = await proposeIdentityProvider(first, off(alias))
    await decideIdentityProvider(throughProvider(second.context()), { id, decision: 'approve' })
    expect(await codeOf(signIn(access.stranger(), { ...agent, password: 'x' }))).toBe('sign_in_failed')
    expect(await codeOf(getAccessLink(access.stranger(), link))).toBe('password_sign_in_off')
    const { turnPasswordsOn } = await services()
    expect(await codeOf(turnPasswordsOn(first))).toBe('permission_denied')
    await turnPasswordsOn(access.context(organizationId))
    expect(await codeOf(signIn(access.stranger(), agent))).toBe('nothing was refused')
  })

  test('ends with the provider: its sessions too, unless no manager would have a password', async () => {
    const { first, second, alias, agent, organizationId } = await inForce()
    const { proposeIdentityProvider, decideIdentityProvider } = await services()
    await provider.enter(alias, accountOf(agent.email))
    const live = async () => {
      const rows = await harness.database.owner`
        select 1 from sessions where user_id = ${agent.id} and identity_issuer is not null and revoked_at is null`
      return rows.length
    }
    const { hashOfNoPassword } = await import('#lib/config/credentials.ts')
    const [kept] = await harness.database.owner`select password_hash from users where id = ${second.id}`
    const setHash = (hash: string) => harness.database.owner`
      update users set password_hash = ${hash} where organization_id = ${organizationId} and role = 'manager'`
    const { id } = await proposeIdentityProvider(first, off(alias, { isOn: false, passwordsOff: false }))
    await setHash(hashOfNoPassword())
    const approve = () => codeOf(decideIdentityProvider(second.context(), { id, decision: 'approve' }))
    expect([await approve(), await live()]).toEqual(['identity_lockout', 1])
    await setHash(String(kept?.password_hash))
    expect([await approve(), await live()]).toEqual(['nothing was refused', 0])
  })

  test('cannot be moved to another provider that nobody has used', async () => {
    const { first, second, alias } = await inForce()
    const { proposeIdentityProvider, decideIdentityProvider } = await services()
    const { id } = await proposeIdentityProvider(first, off(alias))
    await decideIdentityProvider(throughProvider(second.context()), { id, decision: 'approve' })
    const other = await startIdentityProvider(provider.redirectUri)
    const moved = off(alias, { baseVersion: 2, issuer: other.issuer, clientSecret: 'x' })
    const { id: next } = await proposeIdentityProvider(first, moved)
    await other.stop()
    const approval = decideIdentityProvider(throughProvider(second.context()), {
      id: next,
      decision: 'approve',
    })
    expect(await codeOf(approval)).toBe('identity_not_proven')
  })
})
