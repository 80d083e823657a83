import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Permission } from '#lib/domain/access/permissions.ts'
import type { Context } from '#lib/services/context.ts'
import { changePerson } from '#lib/services/people/change-person.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { decideRole } from '#lib/services/people/decide-role.ts'
import { deleteRole } from '#lib/services/people/delete-role.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { invitePerson } from '#lib/services/people/invite-person.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { listRoles } from '#lib/services/people/list-roles.ts'
import { proposeRole } from '#lib/services/people/propose-role.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type OwnRoleFixture, ownRoleFixture } from '#tests/support/fixtures/own-role-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let roles: OwnRoleFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  roles = await ownRoleFixture(harness)
})
afterAll(() => harness?.stop())

const roleProposal = (name: string, permissions: readonly Permission[]) => ({
  ...{ roleId: null, baseVersion: 0, name, permissions },
  visibility: 'own' as const,
})
const access = (role: { id: string; likeRole: 'agent' | 'manager' } | null) => ({
  ...{ name: 'Ana', teamId: null, visibility: 'all' as const },
  ...{ role: role?.likeRole ?? ('agent' as const), ownRoleId: role?.id ?? null },
})
const email = () => `${crypto.randomUUID()}@example.com`

const keeper = async ({ organizationId, managers }: Awaited<ReturnType<OwnRoleFixture['open']>>) => {
  const role = await roles.agree(managers, { name: 'Acessos', permissions: ['manage_access'] })
  const { id, context } = await roles.office.manager(organizationId)
  await roles.assignRole(id, role)
  return { id, context: () => roles.withRole(context(), role) }
}

describe('a person who manages access', () => {
  test('alone grants nothing that they may not do themselves, by any way into an account', async () => {
    const organization = await roles.open(['view_audit'], 'Auditor')
    const { agent, role } = organization
    const { context } = await keeper(organization)
    const alone: (() => Promise<unknown>)[] = [
      () => changePerson(context(), { id: agent.id, ...access(role) }),
      () => invitePerson(context(), { email: email(), ...access(role) }),
      () => invitePerson(context(), { email: email(), ...access(null) }),
      () => issueAccessLink(context(), { id: agent.id }),
    ]
    for (const act of alone) expect(await codeOf(act())).toBe('second_manager_needed')
    expect(await getPerson(context(), { id: agent.id })).toMatchObject({ takesTwo: true })
    expect(await getPerson(organization.first(), { id: agent.id })).toMatchObject({ takesTwo: false })
  })

  test('requests it, and the approver passes the link on: the former password is worthless', async () => {
    const organization = await roles.open(['view_audit'], 'Auditor')
    const { agent, role, first } = organization
    const { context } = await keeper(organization)
    const accessRequest = await requestAccess(context(), { kind: 'role', id: agent.id, ...access(role) })
    expect(await codeOf(decideAccessRequest(context(), { ...accessRequest, decision: 'approve' }))).toBe(
      'own_change',
    )
    const { link } = await decideAccessRequest(first(), { ...accessRequest, decision: 'approve' })
    expect(link).toMatchObject({ purpose: 'reset' })
    expect(await getPerson(first(), { id: agent.id })).toMatchObject({
      ...{ role: 'agent', ownRole: { id: role.id, name: 'Auditor' } },
    })
  })

  test('with every permission grants it alone, and may request nothing that they may do', async () => {
    const { agent, role, first } = await roles.open(['view_audit'], 'Auditor')
    const input = { id: agent.id, ...access(role) }
    expect(await codeOf(requestAccess(first(), { kind: 'role', ...input }))).toBe('access_request_stale')
    const invitation = { kind: 'invitation' as const, email: email(), ...access(role) }
    expect(await codeOf(requestAccess(first(), invitation))).toBe('access_request_stale')
    expect(await changePerson(first(), input)).toMatchObject({ ownRole: { name: 'Auditor' }, role: 'agent' })
  })

  test('never changes their own role, nor assigns a custom role with another built-in role than its own', async () => {
    const { first, firstId, role, agent } = await roles.open(['view_audit'], 'Auditor')
    expect(await codeOf(changePerson(first(), { id: firstId, ...access(role) }))).toBe('own_access')
    const mismatched = { ...access(role), role: 'manager' as const, id: agent.id }
    expect(await codeOf(changePerson(first(), mismatched))).toBe('role_changed')
  })
})

describe('a proposed role', () => {
  test('is withdrawn only by its author, and has no effect when rejected', async () => {
    const { first, second } = await roles.open()
    const one = await proposeRole(first(), roleProposal('Financeiro', ['view_sales']))
    const decide = (context: Context, decision: 'approve' | 'refuse' | 'withdraw') =>
      codeOf(decideRole(context, { id: String(one.id), decision }))
    expect(await decide(second(), 'withdraw')).toBe('change_not_yours')
    expect(await decide(first(), 'refuse')).toBe('own_change')
    await decideRole(second(), { id: String(one.id), decision: 'refuse' })
    expect(await decide(second(), 'approve')).toBe('role_decided')
    const { roles: inForce, proposals } = await listRoles(first())
    expect([inForce.map(({ name }) => name), proposals]).toEqual([['Analista'], []])
  })

  test('is rejected from agents, without a permission or one it needs, and under a used name', async () => {
    const { first, agent } = await roles.open()
    const code = (context: Context, name: string, permissions: readonly Permission[]) =>
      codeOf(proposeRole(context, roleProposal(name, permissions)))
    expect(await code(agent.context(), 'X', ['originate'])).toBe('permission_denied')
    expect(await code(first(), 'X', [])).toBe('role_empty')
    expect(await code(first(), 'X', ['review_proposals'])).toBe('role_incomplete')
    for (const name of ['analista', 'Gestor', 'AGENTE'])
      expect(await code(first(), name, ['originate'])).toBe('name_taken')
  })

  test('waits once per role, and is not approved once the role has changed', async () => {
    const { first, second, role } = await roles.open()
    const change = {
      ...roleProposal('Analista', ['originate', 'view_audit']),
      roleId: role.id,
      baseVersion: 1,
    }
    const { id } = await proposeRole(first(), change)
    expect(await codeOf(proposeRole(second(), change))).toBe('role_waiting')
    await harness.database.owner`update own_roles set version = 2 where id = ${role.id}`
    expect(await codeOf(decideRole(second(), { id: String(id), decision: 'approve' }))).toBe('role_changed')
    expect(await codeOf(proposeRole(first(), { ...change, baseVersion: 1 }))).toBe('role_changed')
  })

  test('takes effect once when approved by two at once, ten times', async () => {
    const { organizationId, first, second } = await roles.open()
    const third = await roles.office.manager(organizationId)
    for (let round = 1; round <= 10; round += 1) {
      const { id } = await proposeRole(first(), roleProposal(`Perfil ${round}`, ['view_audit']))
      const approve = (context: Context) =>
        codeOf(decideRole(context, { id: String(id), decision: 'approve' }))
      const codes = await Promise.all([approve(second()), approve(third.context())])
      expect(codes.filter((code) => code === 'role_decided')).toHaveLength(1)
    }
    expect((await listRoles(first())).roles).toHaveLength(11)
  })
})

describe('a role of another organization', () => {
  test('can be neither seen, assigned, changed, decided on nor deleted', async () => {
    const theirs = await roles.open(['originate', 'view_audit'], 'Supervisor')
    const waiting = await proposeRole(theirs.first(), roleProposal('Outro', ['view_audit']))
    const ours = await roles.open()
    const { first, agent } = ours
    const text = JSON.stringify(await listRoles(first()))
    for (const name of ['Supervisor', 'Outro', theirs.role.id]) expect(text).not.toContain(name)
    const change = { ...roleProposal('Nosso', ['originate']), roleId: theirs.role.id, baseVersion: 1 }
    const reaches: [() => Promise<unknown>, string][] = [
      [() => changePerson(first(), { id: agent.id, ...access(theirs.role) }), 'role_not_found'],
      [() => invitePerson(first(), { email: email(), ...access(theirs.role) }), 'role_not_found'],
      [
        () => requestAccess(first(), { kind: 'role', id: agent.id, ...access(theirs.role) }),
        'role_not_found',
      ],
      [() => proposeRole(first(), change), 'role_changed'],
      [() => decideRole(first(), { id: String(waiting.id), decision: 'approve' }), 'not_found'],
      [() => deleteRole(first(), theirs.role), 'not_found'],
    ]
    for (const [reach, code] of reaches) expect(await codeOf(reach())).toBe(code)
    // A write that bypasses the services fails as well, because the foreign key includes the organization.
    const update = harness.database
      .owner`update users set own_role_id = ${theirs.role.id} where id = ${agent.id}`.execute()
    await expect(update).rejects.toMatchObject({ constraint_name: 'users_own_role_fk' })
    expect((await listRoles(theirs.first())).roles).toMatchObject([{ name: 'Supervisor', version: 1 }])
  })
})

describe('a change of the built-in role', () => {
  test('ends the custom role of a person who gets another built-in one, and no other', async () => {
    const { agent, role, second, first } = await roles.open(['originate', 'view_audit'], 'Auditor')
    await roles.assignRole(agent.id, role)
    const { owner } = harness.database
    await owner`update users set name = 'Ana Maria', visibility = 'own' where id = ${agent.id}`
    expect(await getPerson(first(), { id: agent.id })).toMatchObject({ ownRole: { name: 'Auditor' } })
    await owner`update users set role = 'manager' where id = ${agent.id}`
    expect(await getPerson(second(), { id: agent.id })).toMatchObject({ ownRole: null, role: 'manager' })
  })
})
