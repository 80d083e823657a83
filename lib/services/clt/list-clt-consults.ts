import { withSnapshot } from '#db/transaction.ts'
import type { ConsultSummary } from '#lib/domain/clt/consult-view.ts'
import {
  type CltConsultListRequest,
  type ConsultPageOf,
  pageOfConsults,
} from '#lib/services/clt/parts/page-of-consults.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { cltConsultView } from './shared/clt-consult-view.ts'

/** Days in the filter are inclusive and in São Paulo time. @throws link_invalid, provider_not_supported */
export const listCltConsults = async (
  context: Context,
  request: CltConsultListRequest,
): Promise<ConsultPageOf<ConsultSummary>> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const listed = await pageOfConsults(tx, context, request)
    return { ...listed, rows: listed.rows.map((row) => cltConsultView(row, context)) }
  })
}
