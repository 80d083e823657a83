import { isDatabaseBusy } from '#db/pool.ts'
import { hasLiveWorker } from '#db/queries/jobs/worker-heartbeats.ts'
import { withLookup } from '#db/transaction.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { type OriginState, originState } from '#lib/config/origin-state.ts'
import { type ScreensState, screensState } from '#lib/config/screens-state.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { type DocumentStorageState, documentStorageState } from '#lib/storage/document-storage-state.ts'

/** A worker without a heartbeat for this long is considered dead. */
const SILENCE_MS = 15_000

type Health = {
  database: 'ok'
  worker: 'ok' | 'absent'
  documents: DocumentStorageState
  screens: ScreensState
  origin: OriginState
}

const FRESH_MS = 1_000

let inFlight: Promise<boolean> | undefined
let latest: { isWorkerAlive: boolean; at: Date } | undefined

const queryWorker = async (at: Date) => {
  const isWorkerAlive = await withLookup({}, (tx) => hasLiveWorker(tx, SILENCE_MS))
  latest = { isWorkerAlive, at }
  return isWorkerAlive
}

/** Callers share one query. While the database is busy, they get the latest result if it is recent. */
const isWorkerAlive = (now: Date): Promise<boolean> => {
  inFlight ??= queryWorker(now).finally(() => {
    inFlight = undefined
  })
  if (!latest || !isDatabaseBusy() || now.getTime() - latest.at.getTime() > FRESH_MS) return inFlight
  inFlight.catch(() => undefined)
  return Promise.resolve(latest.isWorkerAlive)
}

/** @throws service_unavailable if the database does not answer */
export const getHealth = async ({ now }: Pick<Context, 'now'>): Promise<Health> => {
  const alive = await isWorkerAlive(now).catch((error) => {
    logger.error(describeError(error), 'health: the database does not answer')
    throw new DomainError('service_unavailable', { retryAfterSeconds: 2 })
  })
  return {
    database: 'ok',
    worker: alive ? 'ok' : 'absent',
    documents: await documentStorageState(now),
    screens: screensState(),
    origin: originState(),
  }
}
