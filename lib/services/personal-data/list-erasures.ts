import { listNewestErasures } from '#db/queries/personal-data/subject-erasures.ts'
import { withTransaction } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

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
