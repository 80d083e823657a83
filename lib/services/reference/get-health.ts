import { isDatabaseBusy } from '#db/pool'
import { hasLiveWorker } from '#db/queries/worker-heartbeats'
import { withLookup } from '#db/transaction'
import { describeError, logger } from '#lib/config/logger'
import { type OriginState, originState } from '#lib/config/origin-state'
import { type ScreensState, screensState } from '#lib/config/screens-state'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { type DocumentStorageState, documentStorageState } from '#lib/storage/document-storage-state'

/** Workers send a heartbeat every few seconds; one silent for this long is taken for dead (milliseconds). */
const SILENCE_MS = 15_000

type Health = {
  database: 'ok'
  worker: 'ok' | 'absent'
  documents: DocumentStorageState
  screens: ScreensState
  origin: OriginState
}

/** While requests queue for the database an answer of it is good for this long (milliseconds). */
const GOOD_FOR_MS = 1_000

let asking: Promise<boolean> | undefined
let answered: { isWorkerAlive: boolean; at: number } | undefined

const askDatabase = async () => {
  const isWorkerAlive = await withLookup({}, (tx) => hasLiveWorker(tx, SILENCE_MS))
  answered = { isWorkerAlive, at: performance.now() }
  return isWorkerAlive
}

/** Asks once for all who want to know, and not at all behind a queue whose last answer is fresh. */
const isWorkerAlive = (): Promise<boolean> => {
  asking ??= askDatabase().finally(() => {
    asking = undefined
  })
  if (!answered || !isDatabaseBusy() || performance.now() - answered.at > GOOD_FOR_MS) return asking
  asking.catch(() => undefined)
  return Promise.resolve(answered.isWorkerAlive)
}

/**
 * How the running parts are.
 * @throws service_unavailable when the database does not answer, whatever the cause
 */
export const getHealth = async ({ now }: Pick<Context, 'now'>): Promise<Health> => {
  const alive = await isWorkerAlive().catch((error) => {
    logger.error(describeError(error), 'health: the database does not answer')
    throw new DomainError('service_unavailable', { headers: { 'Retry-After': '2' } })
  })
  return {
    database: 'ok',
    worker: alive ? 'ok' : 'absent',
    documents: await documentStorageState(now),
    screens: screensState(),
    origin: originState(),
  }
}
