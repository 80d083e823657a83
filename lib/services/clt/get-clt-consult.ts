import { withSnapshot } from '#db/transaction.ts'
import type { ConsultDetail } from '#lib/domain/clt/consult-view.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { cltConsultDetail } from './shared/clt-consult-view.ts'
import { findVisibleCltConsult } from './shared/find-visible-clt-consult.ts'

/** @throws not_found */
export const getCltConsult = async (context: Context, { id }: { id: string }): Promise<ConsultDetail> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const consult = await findVisibleCltConsult(tx, context, id)
    if (!consult) throw new DomainError('not_found')
    return cltConsultDetail(tx, context, consult)
  })
}
