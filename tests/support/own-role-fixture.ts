import type { Permission, Visibility } from '#lib/domain/access/permissions'
import type { Context } from '#lib/services/context'
import type { Harness } from './harness.ts'
import { officeFixture } from './office-fixture.ts'

/**
 * Organizations with roles that two of their managers agreed to, and people who have one. Call it after the
 * harness has started.
 */
export const ownRoleFixture = async (harness: Harness) => {
  const office = await officeFixture()
  const { proposeRole } = await import('#lib/services/people/propose-role')
  const { decideRole } = await import('#lib/services/people/decide-role')
  const { listRoles } = await import('#lib/services/people/list-roles')

  /** A role by this name as it is in force, proposed by one manager and approved by the other. */
  const agreed = async (
    [author, other]: readonly [() => Context, () => Context],
    wanted: { name: string; permissions: readonly Permission[]; visibility?: Visibility },
  ) => {
    const known = (await listRoles(author())).roles.find(({ name }) => name === wanted.name)
    const base = { roleId: known?.id ?? null, baseVersion: known?.version ?? 0 }
    const { id } = await proposeRole(author(), { visibility: 'all', ...base, ...wanted })
    if (id !== null) await decideRole(other(), { id, decision: 'approve' })
    const role = (await listRoles(author())).roles.find(({ name }) => name === wanted.name)
    if (!role) throw new Error(`no role ${wanted.name}`)
    return role
  }

  /** An organization with two managers, an agent and a role of its own. */
  const open = async (permissions: readonly Permission[] = ['originate'], name = 'Analista') => {
    const { organizationId, manager, managerId, agent } = await office.open()
    const second = await office.manager(organizationId)
    const managers = [manager, second.context] as const
    const role = await agreed(managers, { name, permissions })
    return {
      organizationId,
      first: manager,
      firstId: managerId,
      second: second.context,
      managers,
      agent,
      role,
    }
  }

  /** Lets somebody have a role at once, as two managers would agree to. */
  const give = async (personId: string, { id, likeRole }: { id: string; likeRole: string }) => {
    await harness.database
      .owner`update users set own_role_id = ${id}, role = ${likeRole} where id = ${personId}`
  }

  /** The context of a person with what their role permits at present, as their session would be read. */
  const withRole = (
    context: Context,
    ownRole: { id: string; name: string; permissions: readonly Permission[]; likeRole: 'agent' | 'manager' },
  ): Context => {
    if (context.actor.kind !== 'user') throw new Error('a person')
    return { ...context, actor: { ...context.actor, role: ownRole.likeRole, ownRole } }
  }

  return { office, open, agreed, give, withRole }
}

export type OwnRoleFixture = Awaited<ReturnType<typeof ownRoleFixture>>
