import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Permission } from '#lib/domain/access/permissions.ts'
import type { Context } from '#lib/services/context.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  office = await officeFixture()
})
afterAll(() => harness.stop())

const services = async () => ({
  ...(await import('#lib/services/people/propose-role.ts')),
  ...(await import('#lib/services/people/decide-role.ts')),
  ...(await import('#lib/services/people/delete-role.ts')),
  ...(await import('#lib/services/people/list-roles.ts')),
  ...(await import('#lib/services/people/change-person.ts')),
  ...(await import('#lib/services/people/request-access.ts')),
  ...(await import('#lib/services/people/list-own-access-changes.ts')),
})

const roleProposal = (name: string, permissions: readonly Permission[]) => ({
  ...{ roleId: null, baseVersion: 0, name, permissions },
  visibility: 'team' as const,
})

const access = (ownRoleId: string, role: 'agent' | 'manager' = 'agent') => ({
  ...{ name: 'Ana', role, ownRoleId, teamId: null },
  visibility: 'all' as const,
})

const withRole = async (permissions: readonly Permission[]) => {
  const organization = await office.open()
  const second = await office.manager(organization.organizationId)
  const { proposeRole, decideRole, listRoles } = await services()
  const { id } = await proposeRole(organization.manager(), roleProposal('Analista', permissions))
  await decideRole(second.context(), { id: String(id), decision: 'approve' })
  const [role] = (await listRoles(organization.manager())).roles
  if (!role) throw new Error('no role')
  return { ...organization, first: organization.manager, second: second.context, secondId: second.id, role }
}

const sessionOf = async (context: Context) => {
  const { newId } = await import('#lib/config/ids.ts')
  const id = newId(context.now)
  await harness.database.owner`
    insert into sessions (id, organization_id, user_id, created_at, expires_at, last_used_at)
    values (${id}, ${context.organizationId}, ${context.actor.id}, ${context.now}, ${new Date(context.now.getTime() + 3_600_000)}, ${context.now})`
  return id
}

describe('a custom role', () => {
  test('exists once a second manager approved it, which its author cannot', async () => {
    const organization = await office.open()
    const second = await office.manager(organization.organizationId)
    const { proposeRole, decideRole, listRoles } = await services()
    const { id } = await proposeRole(organization.manager(), roleProposal('Financeiro', ['view_sales']))
    const own = decideRole(organization.manager(), { id: String(id), decision: 'approve' })
    await expect(own).rejects.toMatchObject({ code: 'own_change' })
    const before = await listRoles(second.context())
    expect(before).toMatchObject({ roles: [], proposals: [{ gained: ['view_sales'], mayDecide: true }] })
    await decideRole(second.context(), { id: String(id), decision: 'approve' })
    const { roles, proposals } = await listRoles(second.context())
    expect([roles.map(({ name, likeRole }) => [name, likeRole]), proposals]).toEqual([
      [['Financeiro', 'agent']],
      [],
    ])
  })

  test('permits its people exactly what it says, from the next look at their session on', async () => {
    const { first, agent, role } = await withRole(['originate', 'view_sales'])
    const { changePerson } = await services()
    const { findLiveSession } = await import('#db/queries/access/sessions.ts')
    await changePerson(first(), { id: agent.id, ...access(role.id) })
    const live = await findLiveSession(await sessionOf(agent.context()), first().now)
    expect(live).toMatchObject({
      role: 'agent',
      visibility: 'team',
      ownPermissions: ['originate', 'view_sales'],
    })
    const { requirePermission } = await import('#lib/services/context.ts')
    const context = agent.context()
    if (context.actor.kind !== 'user') throw new Error('a person')
    const actor = { ...context.actor, ownRole: { ...role, permissions: role.permissions } }
    expect(() => requirePermission({ ...context, actor }, 'view_sales')).not.toThrow()
    expect(() => requirePermission({ ...context, actor }, 'view_audit')).toThrow()
  })

  test('that decides on something is assigned only by two managers', async () => {
    const { first, agent, role } = await withRole(['originate', 'review_proposals'])
    const { changePerson, requestAccess } = await services()
    expect(role.likeRole).toBe('manager')
    const alone = changePerson(first(), { id: agent.id, ...access(role.id, 'manager') })
    await expect(alone).rejects.toMatchObject({ code: 'second_manager_needed' })
    const input = { kind: 'role' as const, id: agent.id, ...access(role.id), role: 'manager' as const }
    await expect(requestAccess(first(), input)).resolves.toHaveProperty('id')
  })

  test('cannot become a deciding one while somebody has it', async () => {
    const { first, agent, role } = await withRole(['originate'])
    const { changePerson, proposeRole } = await services()
    await changePerson(first(), { id: agent.id, ...access(role.id) })
    const more = {
      ...roleProposal('Analista', ['originate', 'manage_access']),
      roleId: role.id,
      baseVersion: 1,
    }
    await expect(proposeRole(first(), more)).rejects.toMatchObject({ code: 'role_begins_to_decide' })
  })

  test('never takes access management from the last who have it', async () => {
    const { organizationId, first, second, role } = await withRole(['manage_access', 'view_audit'])
    const { proposeRole, decideRole } = await services()
    const fewer = { ...roleProposal('Analista', ['view_audit']), roleId: role.id, baseVersion: 1 }
    const { id } = await proposeRole(first(), fewer)
    await harness.database
      .owner`update users set own_role_id = ${role.id} where organization_id = ${organizationId} and role = 'manager'`
    const approved = decideRole(second(), { id: String(id), decision: 'approve' })
    await expect(approved).rejects.toMatchObject({ code: 'last_manager' })
  })

  test('tells its people what they gain and lose, and is deleted once nobody has it', async () => {
    const { first, second, agent, role } = await withRole(['originate', 'view_audit'])
    const { changePerson, proposeRole, decideRole, deleteRole, listRoles, listOwnAccessChanges } =
      await services()
    await changePerson(first(), { id: agent.id, ...access(role.id) })
    await expect(deleteRole(first(), role)).rejects.toMatchObject({ code: 'role_in_use' })
    const other = {
      ...roleProposal('Analista', ['originate', 'view_sales']),
      roleId: role.id,
      baseVersion: 1,
    }
    const { id } = await proposeRole(first(), other)
    const { proposals } = await listRoles(second())
    expect(proposals).toMatchObject([
      { gained: ['view_sales'], lost: ['view_audit'], people: [{ id: agent.id }] },
    ])
    await decideRole(second(), { id: String(id), decision: 'approve' })
    const changes = await listOwnAccessChanges(agent.context(await sessionOf(agent.context())))
    expect(changes[0]?.act).toBe('Mudou o que o perfil da pessoa permite')
  })
})
