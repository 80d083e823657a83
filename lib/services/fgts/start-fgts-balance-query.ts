import type { Connection } from '#db/client.ts'
import { isConnectionLoss } from '#db/connection-loss.ts'
import { insertFgtsBalanceAsker } from '#db/queries/fgts/fgts-balance-askers.ts'
import {
  findFgtsBalanceQuery,
  findRunningFgtsBalanceQuery,
  insertFgtsBalanceQuery,
  listLiveFgtsBalances,
  type NewFgtsBalanceQuery,
  updateFgtsBalanceReportedAgain,
} from '#db/queries/fgts/fgts-balance-queries.ts'
import { inOneRoundTrip, withTransaction } from '#db/transaction.ts'
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
export const startFgtsBalanceQuery = async (context: Context, input: Input): Promise<FgtsBalanceStart> => {
  requirePermission(context, 'originate')
  const queryId = await startAtOnce(context, input)
  if (queryId) return { queryId, cached: false }
  const { running, ...started } = await withTransaction(context, async (tx) => {
    const result = await start(tx, context, await queryOf(tx, context, input))
    const { actor, organizationId } = context
    if (actor.kind === 'user')
      await insertFgtsBalanceAsker(tx, { organizationId, queryId: result.queryId, userId: actor.id })
    return result
  })
  // The error is thrown after the commit, so that this person is stored as a requester of the running query.
  if (running) throw inProgress(started.queryId)
  return started
}

type Input = { documentNumber: string; provider?: string | null | undefined }

/**
 * Starts the query of a program in one round trip and returns its id, or null if something must be read first
 * or nothing was inserted. After a connection loss, it checks whether the transaction was committed.
 */
const startAtOnce = async (context: Context, { documentNumber, provider }: Input): Promise<string | null> => {
  if (!provider || context.actor.kind === 'user') return null
  const query = newQuery(context, documentNumber, provider)
  const insert = (tx: Connection) => insertFgtsBalanceQuery(tx, query)
  const isStarted = await inOneRoundTrip(context, insert).catch((error: unknown) => {
    if (context.joint || !isConnectionLoss(error)) throw error
    return withTransaction(context, (tx) => findFgtsBalanceQuery(tx, query)).then((row) => row !== undefined)
  })
  return isStarted ? query.id : null
}

const queryOf = async (tx: Connection, context: Context, { documentNumber, provider }: Input) => {
  const code = provider ?? (await chooseInstitution(tx, context, { code: undefined, product: 'fgts' })).code
  return newQuery(context, documentNumber, code)
}

const newQuery = (
  { organizationId, actor, now }: Context,
  documentNumber: string,
  institutionCode: string,
): NewFgtsBalanceQuery => ({
  id: newId(now),
  organizationId,
  documentNumber,
  institutionCode,
  requestedByKind: actor.kind,
  requestedById: actor.id,
  createdAt: now,
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
