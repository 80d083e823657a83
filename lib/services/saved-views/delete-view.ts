import { deleteSavedView } from '#db/queries/people/saved-views.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** @throws not_found */
export const deleteView = async (context: Context, { id }: { id: string }): Promise<{ id: string }> => {
  requirePermission(context, 'originate')
  const key = { organizationId: context.organizationId, userId: context.actor.id, id }
  return withTransaction(context, async (tx) => {
    if (!(await deleteSavedView(tx, key))) throw new DomainError('not_found')
    await recordAudit(tx, context, { action: 'view.delete', subjectType: 'saved_view', subjectId: id })
    return { id }
  })
}
