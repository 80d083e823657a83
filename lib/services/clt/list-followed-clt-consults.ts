import type { Connection } from '#db/client.ts'
import { listOperationsOfConsults } from '#db/queries/proposals/proposals.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import type { ConsultOperation, FollowedConsult } from '#lib/domain/clt/consult-view.ts'
import {
  type CltConsultListRequest,
  type ConsultPageOf,
  pageOfConsults,
} from '#lib/services/clt/parts/page-of-consults.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { cltConsultView } from './shared/clt-consult-view.ts'

/** @throws link_invalid, provider_not_supported */
export const listFollowedCltConsults = async (
  context: Context,
  request: CltConsultListRequest,
): Promise<ConsultPageOf<FollowedConsult>> => {
  requirePermission(context, 'originate')
  return withPlannedSnapshot(context, async (tx) => {
    const listed = await pageOfConsults(tx, context, request)
    const operations = await operationsOf(tx, context, listed.rows)
    const rows = listed.rows.map((row) => ({
      ...cltConsultView(row, context),
      operation: operations.get(row.id) ?? null,
    }))
    return { ...listed, rows }
  })
}

const operationsOf = async (
  tx: Connection,
  { organizationId }: Context,
  consults: readonly { id: string }[],
): Promise<Map<string, ConsultOperation>> => {
  const consultIds = consults.map(({ id }) => id)
  const operations = await listOperationsOfConsults(tx, { organizationId, consultIds })
  return new Map(operations.map(({ consultId, ...operation }) => [consultId, operation]))
}
