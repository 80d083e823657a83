import { deleteUnusedOwnRole, lockOwnRole } from '#db/queries/access/own-roles.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** @throws not_found, role_in_use */
export const deleteRole = async (context: Context, { id }: { id: string }): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const role = await lockOwnRole(tx, { organizationId, id })
    if (!role) throw new DomainError('not_found')
    if (!(await deleteUnusedOwnRole(tx, role))) throw new DomainError('role_in_use')
    const details = { name: role.name, permissions: role.permissions }
    await recordAudit(tx, context, { action: 'role_deleted', subjectType: 'role', subjectId: id, details })
  })
  return { id }
}
