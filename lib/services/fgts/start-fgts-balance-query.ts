import type { Connection } from '#db/client.ts'
import { insertFgtsBalanceAsker } from '#db/queries/fgts/fgts-balance-askers.ts'
import {
  findRunningFgtsBalanceQuery,
  insertFgtsBalanceQuery,
  listLiveFgtsBalances,
  type NewFgtsBalanceQuery,
  updateFgtsBalanceReportedAgain,
} from '#db/queries/fgts/fgts-balance-queries.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { balanceSucceededEvent } from '#lib/services/fgts/parts/balance-succeeded-event.ts'
import { requireFgtsInstitution } from '#lib/services/fgts/parts/require-fgts-institution.ts'
import { chooseInstitution } from '#lib/services/institutions/shared/choose-institution.ts'
import { publish } from '#lib/webhooks/publish.ts'

/** Most institutions answer within this time. */
const RETRY_AFTER_SECONDS = 5

/** Maximum attempts; a retry is needed if the conflicting query ends between insert and lookup. */
const TRIES = 3

export type FgtsBalanceStart = { queryId: string; cached: boolean }

/**
 * Starts a balance query; the result is published as an event. If the institution has a live result (at most
 * 24 h old), that result is published again with a new `updatedAt` instead.
 * @throws provider_required, provider_not_supported, product_not_supported, balance_query_in_progress
 * @withoutTrace the query row stores requester, times and outcome
 */
export const startFgtsBalanceQuery = async (
  context: Context,
  input: { documentNumber: string; provider?: string | null | undefined },
): Promise<FgtsBalanceStart> => {
  requirePermission(context, 'originate')
  const { running, ...started } = await withTransaction(context, async (tx) => {
    const result = await start(tx, context, await queryOf(tx, context, input))
    const { actor, organizationId } = context
    const { queryId } = result
    if (actor.kind === 'user') await insertFgtsBalanceAsker(tx, { organizationId, queryId, userId: actor.id })
    return result
  })
  // The error is thrown after the commit, so that this person is stored as a requester of the running query.
  if (running) throw inProgress(started.queryId)
  return started
}

const queryOf = async (
  tx: Connection,
  context: Context,
  { documentNumber, provider }: { documentNumber: string; provider?: string | null | undefined },
): Promise<NewFgtsBalanceQuery> => ({
  id: newId(context.now),
  organizationId: context.organizationId,
  documentNumber,
  institutionCode:
    provider ?? (await chooseInstitution(tx, context, { code: undefined, product: 'fgts' })).code,
  requestedByKind: context.actor.kind,
  requestedById: context.actor.id,
  createdAt: context.now,
})

type StartResult = FgtsBalanceStart & { running: boolean }

const start = async (tx: Connection, context: Context, query: NewFgtsBalanceQuery): Promise<StartResult> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await insertFgtsBalanceQuery(tx, query)) return { queryId: query.id, cached: false, running: false }
    await requireFgtsInstitution(tx, context, query.institutionCode)
    const [[live], running] = await Promise.all([
      listLiveFgtsBalances(tx, query, context.now),
      findRunningFgtsBalanceQuery(tx, query),
    ])
    if (live) {
      await updateFgtsBalanceReportedAgain(tx, live, context.now)
      await publish(tx, context, balanceSucceededEvent(live, true))
      return { queryId: live.id, cached: true, running: false }
    }
    if (running) return { queryId: running.id, cached: false, running: true }
  }
  throw inProgress()
}

const inProgress = (queryId?: string) =>
  new DomainError('balance_query_in_progress', {
    queryId,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
