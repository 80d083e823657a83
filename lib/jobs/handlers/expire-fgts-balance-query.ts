import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { expireFgtsBalanceQuery } from '#lib/services/fgts/expire-fgts-balance-query.ts'

export const expireFgtsBalanceQueryHandler: JobHandler<'expire_fgts_balance_query'> = async (
  payload,
  { at },
) => {
  const actor = { kind: 'system', id: 'expire_fgts_balance_query', name: 'prazo da consulta' } as const
  await expireFgtsBalanceQuery(systemContext(payload.organizationId, at, actor), { queryId: payload.queryId })
}
