import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { listFgtsInstitutions } from '#lib/services/fgts/list-fgts-institutions.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'

/**
 * Starts a query at every FGTS institution; one that is already running counts as started.
 * @throws not_found (invalid key), or the first refusal if no query was started
 * @withoutTrace the query row stores requester, times and outcome
 */
export const startBalancesOf = async (
  context: Context,
  { key }: { key: string },
): Promise<{ queryIds: string[] }> => {
  requirePermission(context, 'originate')
  const documentNumber = documentNumberOfKey(context.organizationId, key)
  const institutions = await listFgtsInstitutions(context)
  const started = await Promise.allSettled(
    institutions.map(({ code }) => startFgtsBalanceQuery(context, { documentNumber, provider: code })),
  )
  const queryIds = started.flatMap((one) =>
    one.status === 'fulfilled' ? one.value.queryId : (runningId(one.reason) ?? []),
  )
  const refused = started.find((one) => one.status === 'rejected')
  if (queryIds.length === 0) throw refused?.reason ?? domainErrorOf('provider_not_supported', { allowed: [] })
  return { queryIds }
}

const runningId = (error: unknown): string | undefined => {
  const running = error instanceof DomainError && error.code === 'balance_query_in_progress' && error.details
  return running && typeof running.queryId === 'string' ? running.queryId : undefined
}
