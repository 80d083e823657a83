import type { Connection } from '#db/client'
import { listHoldersOfRole, type OwnRoleRow } from '#db/queries/own-roles'
import { builtInLike, type Permission } from '#lib/domain/access/permissions'
import { DomainError } from '#lib/domain/errors'

/**
 * Refuses that a role which decided on nothing begins to while people have it: one manager alone may have
 * looked after their accounts and know their passwords and links. Each of them gets a deciding role by
 * a request of their own.
 * @throws role_begins_to_decide
 */
export const requireSteadyPowers = async (
  tx: Connection,
  role: OwnRoleRow,
  permissions: readonly Permission[],
): Promise<void> => {
  if (role.likeRole === 'manager' || builtInLike(permissions) === 'agent') return
  if ((await listHoldersOfRole(tx, role)).length > 0) throw new DomainError('role_begins_to_decide')
}
