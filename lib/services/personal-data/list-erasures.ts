import { listNewestErasures } from '#db/queries/subject-erasures'
import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'

/**
 * The erasures that wait for a second manager, with the customer's page they are decided on.
 * @throws permission_denied
 */
export const listErasures = async (context: Context) => {
  requirePermission(context, 'answer_subjects')
  const rows = await withTransaction(context, (tx) => listNewestErasures(tx, context.organizationId))
  return rows
    .filter(({ status }) => status === 'proposed')
    .map(({ id, customerKey, createdByName, createdAt }) => ({
      ...{ id, createdByName, createdAt },
      customerKey: customerKey ?? '',
    }))
}
