import type { Connection } from '#db/client.ts'
import { listHoldersOfRole, type OwnRoleRow } from '#db/queries/access/own-roles.ts'
import { builtInLike, type Permission } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'

/**
 * Rejects a role's first permission to decide (`builtInLike`) while people hold the role, because one manager
 * may have invited them all and could then decide in their names.
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
