import { findSavedView, updateSavedViewName } from '#db/queries/people/saved-views.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** @throws not_found, name_taken */
export const renameView = async (context: Context, { id, name }: { id: string; name: string }) => {
  requirePermission(context, 'originate')
  const key = { organizationId: context.organizationId, userId: context.actor.id, id }
  return withTransaction(context, async (tx) => {
    if (!(await findSavedView(tx, key))) throw new DomainError('not_found')
    const renamed = await updateSavedViewName(tx, key, name)
    if (!renamed) throw new DomainError('name_taken', { name })
    await recordAudit(tx, context, { action: 'view.rename', subjectType: 'saved_view', subjectId: id })
    return renamed
  })
}
