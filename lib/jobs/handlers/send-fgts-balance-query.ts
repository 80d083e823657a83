import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { sendFgtsBalanceQuery } from '#lib/services/fgts/send-fgts-balance-query.ts'

/** An outage is thrown, so that the job is retried until the query's deadline. */
export const sendFgtsBalanceQueryHandler: JobHandler<'send_fgts_balance_query'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'send_fgts_balance_query', name: 'consulta de saldo' } as const
  await sendFgtsBalanceQuery(systemContext(payload.organizationId, at, actor), { queryId: payload.queryId })
}
