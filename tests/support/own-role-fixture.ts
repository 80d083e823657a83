import type { Permission, Visibility } from '#lib/domain/access/permissions.ts'
import type { Context } from '#lib/services/context.ts'
import type { Harness } from './harness.ts'
import { officeFixture } from './office-fixture.ts'

export const ownRoleFixture = async (harness: Harness) => {
  const office = await officeFixture()
  const { proposeRole } = await import('#lib/services/people/propose-role.ts')
  const { decideRole } = await import('#lib/services/people/decide-role.ts')
  const { listRoles } = await import('#lib/services/people/list-roles.ts')

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

  /** Assigns a role directly, as two managers would agree to. */
  const give = async (personId: string, { id, likeRole }: { id: string; likeRole: string }) => {
    await harness.database
      .owner`update users set own_role_id = ${id}, role = ${likeRole} where id = ${personId}`
  }

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
