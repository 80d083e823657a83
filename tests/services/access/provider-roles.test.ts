import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GroupRole } from '#lib/domain/access/identity-provider.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { accountOf, type ProviderFixture, providerFixture } from '#tests/support/fixtures/provider-fixture.ts'
import { appCode, setUpPasskey, setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { softPasskey } from '#tests/support/fixtures/soft-passkey.ts'
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
  harness = await startHarness({ worker: false, settings: () => ({ ORIGIN }) })
  access = await accessFixture()
  office = await officeFixture()
  server = await startIdentityProvider(`${ORIGIN}/login/callback`)
  provider = await providerFixture(access, server)
})
afterAll(async () => {
  await server.stop()
  await harness.stop()
})

const ORIGIN = 'http://localhost:3999'
const AGENTS: GroupRole = { group: 'agentes', role: 'agent', ownRoleId: null }
const MANAGERS: GroupRole = { group: 'gestores', role: 'manager', ownRoleId: null }

const open = async (terms: Parameters<ProviderFixture['agree']>[2] = {}) => {
  const organization = await office.open()
  const second = await office.manager(organization.organizationId)
  const alias = provider.newAlias()
  await provider.agree({ author: organization.manager(), decider: second.context() }, alias, terms)
  return { ...organization, second, alias }
}

const roleOf = async (id: string) => {
  const [row] = await harness.database.owner`select role, own_role_id from users where id = ${id}`
  return { role: row?.role, ownRoleId: row?.own_role_id }
}

const liveSessionsOf = async (id: string) => {
  const rows = await harness.database
    .owner`select 1 from sessions where user_id = ${id} and revoked_at is null`
  return rows.length
}

describe('groups at the identity provider', () => {
  test('lower a role at the next sign-in and end the sessions of the former one', async () => {
    const { alias, second } = await open({ groupRoles: [MANAGERS, AGENTS] })
    const account = accountOf(second.email, { groups: ['gestores', 'agentes'] })
    await provider.enter(alias, account)
    expect(await roleOf(second.id)).toMatchObject({ role: 'manager' })
    await provider.enter(alias, { ...account, groups: ['agentes'] })
    expect(await roleOf(second.id)).toMatchObject({ role: 'agent' })
    expect(await liveSessionsOf(second.id)).toBe(1)
  })

  test('never give a role that decides: an agent in the group of managers stays one', async () => {
    const { alias, agent } = await open({ groupRoles: [MANAGERS, AGENTS] })
    await provider.enter(alias, accountOf(agent.email, { groups: ['gestores'] }))
    expect(await roleOf(agent.id)).toMatchObject({ role: 'agent' })
  })

  test('give a role of the organization that does not decide', async () => {
    const { organizationId, manager, agent } = await office.open()
    const second = await office.manager(organizationId)
    const { proposeRole } = await import('#lib/services/people/propose-role.ts')
    const { decideRole } = await import('#lib/services/people/decide-role.ts')
    const terms = { name: 'Financeiro', permissions: ['view_sales'], visibility: 'team' } as const
    const { id } = await proposeRole(manager(), { roleId: null, baseVersion: 0, ...terms })
    await decideRole(second.context(), { id: String(id), decision: 'approve' })
    const { listRoles } = await import('#lib/services/people/list-roles.ts')
    const ownRoleId = String((await listRoles(manager())).roles[0]?.id)
    const groupRoles = [{ group: 'financeiro', role: 'agent' as const, ownRoleId }]
    const alias = provider.newAlias()
    await provider.agree({ author: manager(), decider: second.context() }, alias, { groupRoles })
    await provider.enter(alias, accountOf(agent.email, { groups: ['financeiro'] }))
    expect(await roleOf(agent.id)).toEqual({ role: 'agent', ownRoleId })
  })

  test('let nobody keep what the former group decided on while the new role awaits two managers', async () => {
    const { alias, second, organizationId } = await open({ groupRoles: [MANAGERS, AGENTS] })
    const prices = '01997e1a-0000-7000-8000-00000000d0a1'
    const webhooks = '01997e1a-0000-7000-8000-00000000d0a2'
    for (const [id, name, permission] of [
      [prices, 'Preços', 'manage_prices'],
      [webhooks, 'Integração', 'manage_webhooks'],
    ] as const)
      await harness.database.owner`
        insert into own_roles (id, organization_id, name, like_role, permissions, visibility, version, created_at)
        values (${id}, ${organizationId}, ${name}, 'manager', ${[permission]}, 'all', 1, now())`
    await harness.database.owner`update users set own_role_id = ${prices} where id = ${second.id}`
    const groupRoles = [
      { group: 'precos', role: 'manager', ownRoleId: prices },
      { group: 'integracao', role: 'manager', ownRoleId: webhooks },
    ]
    await harness.database.owner`
      update identity_providers set group_roles = ${harness.database.owner.json(groupRoles)}
      where organization_id = ${organizationId}`
    const account = accountOf(second.email, { groups: ['precos'] })
    await provider.enter(alias, account)
    expect(await liveSessionsOf(second.id)).toBe(1)
    const moved = provider.enter(alias, { ...account, groups: ['integracao'] })
    expect(await codeOf(moved)).toBe('identity_role_waiting')
    expect(await liveSessionsOf(second.id)).toBe(0)
  })

  test('are read although the provider lists something else among them', async () => {
    const { alias, agent } = await open({ groupRoles: [AGENTS] })
    const groups = [{ name: 'x' }, 7, 'agentes'] as unknown as string[]
    expect(await provider.enter(alias, accountOf(agent.email, { groups }))).toMatchObject({ kind: 'opened' })
  })

  test('leave an invited person invited who is in none of them', async () => {
    const { alias, manager } = await open({ groupRoles: [AGENTS] })
    const { invitePerson } = await import('#lib/services/people/invite-person.ts')
    const { getPerson } = await import('#lib/services/people/get-person.ts')
    const email = `${provider.newAlias()}@example.com`
    const invited = { email, name: 'Ana', role: 'agent', teamId: null, visibility: 'own' } as const
    const { id } = await invitePerson(manager(), invited)
    const outside = accountOf(email, { groups: ['outros'] })
    expect(await codeOf(provider.enter(alias, outside))).toBe('identity_without_group')
    expect(await getPerson(manager(), { id })).toMatchObject({ state: 'invited', identitySince: null })
  })

  test('let nobody in without a group of the list, and end the sessions', async () => {
    const { alias, agent } = await open({ groupRoles: [AGENTS] })
    const account = accountOf(agent.email, { groups: ['agentes'] })
    await provider.enter(alias, account)
    expect(await liveSessionsOf(agent.id)).toBe(1)
    expect(await codeOf(provider.enter(alias, { ...account, groups: ['outros'] }))).toBe(
      'identity_without_group',
    )
    expect(await liveSessionsOf(agent.id)).toBe(0)
  })

  test('never take the access of the last manager', async () => {
    const { alias, second, managerId } = await open({ groupRoles: [AGENTS] })
    await harness.database.owner`update users set deactivated_at = now() where id = ${managerId}`
    const account = accountOf(second.email, { groups: ['agentes'] })
    expect(await codeOf(provider.enter(alias, account))).toBe('last_manager')
    expect(await roleOf(second.id)).toMatchObject({ role: 'manager' })
  })
})

describe('the second factor of somebody who signs in at the provider', () => {
  const withFactor = async (terms: Parameters<ProviderFixture['agree']>[2] = {}) => {
    const { alias, agent } = await open(terms)
    const { signIn } = await import('#lib/services/access/sign-in.ts')
    const { sessionId } = await signIn(access.stranger(), agent)
    const { secret } = await setUpSecondFactor(agent.context(sessionId), agent.password)
    await harness.database.owner`delete from sessions where id = ${sessionId}`
    return { alias, agent, secret }
  }

  test('is asked for before a session opens', async () => {
    const { alias, agent, secret } = await withFactor()
    const { confirmProviderSignIn } = await import('#lib/services/access/confirm-provider-sign-in.ts')
    const finished = await provider.enter(alias, accountOf(agent.email))
    if (finished.kind !== 'code_needed') throw new Error('no code was asked for')
    expect(await liveSessionsOf(agent.id)).toBe(0)
    const linked = async () =>
      (await harness.database.owner`select 1 from external_identities where user_id = ${agent.id}`).length
    const { waiting } = finished
    expect(
      await codeOf(confirmProviderSignIn(access.stranger(), { waiting, browser: '', code: '000000' })),
    ).toBe('second_factor_wrong')
    expect(await linked()).toBe(0)
    const code = await appCode(secret, access.stranger().now)
    await confirmProviderSignIn(access.stranger(), { waiting, browser: '', code })
    expect([await liveSessionsOf(agent.id), await linked()]).toEqual([1, 1])
    expect(await codeOf(confirmProviderSignIn(access.stranger(), { waiting, browser: '', code }))).toBe(
      'second_factor_wrong',
    )
  })

  test('is a passkey just as well, which never opens the account alone by that', async () => {
    const { alias, agent } = await open()
    const { confirmProviderSignIn } = await import('#lib/services/access/confirm-provider-sign-in.ts')
    const { startPasskeySignIn } = await import('#lib/services/access/start-passkey-sign-in.ts')
    const passkey = softPasskey({ origin: ORIGIN })
    await setUpPasskey(await provider.enterAs(alias, accountOf(agent.email, { sub: 'own' })), '', passkey)
    const finished = await provider.enter(alias, accountOf(agent.email, { sub: 'own' }))
    if (finished.kind !== 'code_needed') throw new Error('no passkey was asked for')
    expect(finished.waiting).toMatchObject({ hasApp: false, hasPasskey: true })
    const [from, browser] = [access.stranger(), 'a browser']
    const use = async (holder: string) => passkey.use(await startPasskeySignIn(from, { browser: holder }))
    const confirm = async (holder: string) =>
      confirmProviderSignIn(from, { waiting: finished.waiting, browser, passkey: await use(holder) })
    expect(await codeOf(confirm('another browser'))).toBe('passkey_refused')
    await confirm(browser)
    const [row] = await harness.database.owner`select opens_alone from passkeys where user_id = ${agent.id}`
    expect(row?.opens_alone).toBe(false)
  })

  test('locks the code after eight wrong ones', async () => {
    const { alias, agent } = await withFactor()
    const { confirmProviderSignIn } = await import('#lib/services/access/confirm-provider-sign-in.ts')
    const finished = await provider.enter(alias, accountOf(agent.email))
    if (finished.kind !== 'code_needed') throw new Error('no code was asked for')
    const codes: unknown[] = []
    for (let tries = 0; tries < 9; tries += 1)
      codes.push(
        await codeOf(
          confirmProviderSignIn(access.stranger(), {
            waiting: finished.waiting,
            browser: '',
            code: '000000',
          }),
        ),
      )
    expect(codes).toEqual([...Array(7).fill('second_factor_wrong'), 'sign_in_locked', 'sign_in_locked'])
  })

  test.each([
    ['two managers let the provider look after it', { secondFactor: 'provider' as const }, undefined],
    ['the ID token says that the provider asked', {}, ['pwd', 'mfa']],
  ])('is not asked for where %s', async (_title, terms, amr) => {
    const { alias, agent } = await withFactor(terms)
    server.tamper((claims) => ({ claims: { ...claims, ...(amr && { amr }) } }))
    expect(await provider.enter(alias, accountOf(agent.email))).toMatchObject({ kind: 'opened' })
    server.tamper(undefined)
  })

  test('is demanded of a manager without one, unless the provider answers for it', async () => {
    const { alias, second, organizationId } = await open()
    await harness.database
      .owner`update organizations set second_factor = 'managers' where id = ${organizationId}`
    const { findLiveSession } = await import('#db/queries/access/sessions.ts')
    const account = accountOf(second.email)
    const lacksFactor = async () => {
      const finished = await provider.enter(alias, account)
      if (finished.kind !== 'opened') throw new Error('no session')
      return (await findLiveSession(finished.sessionId, access.stranger().now))?.lacksSecondFactor
    }
    expect(await lacksFactor()).toBe(true)
    await harness.database.owner`
      update identity_providers set second_factor = 'provider' where organization_id = ${organizationId}`
    expect(await lacksFactor()).toBe(false)
  })
})
