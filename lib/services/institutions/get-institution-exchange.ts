import { listWholeExchanges, type WholeExchange } from '#db/queries/institutions/institution-exchanges.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/** Bodies were masked when they were stored. @throws permission_denied, not_found */
export const getInstitutionExchange = async (
  context: Context,
  { id }: { id: string },
): Promise<WholeExchange> => {
  requirePermission(context, 'view_institutions')
  const { organizationId } = context
  const [exchange] = await withSnapshot(context, (tx) =>
    listWholeExchanges(tx, { organizationId, ids: [id] }),
  )
  if (!exchange) throw new DomainError('not_found')
  return exchange
}
