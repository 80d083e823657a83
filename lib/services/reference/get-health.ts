import { hasLiveWorker } from '#db/queries/worker-heartbeats'
import { withLookup } from '#db/transaction'
import { describeError, logger } from '#lib/config/logger'
import { type OriginState, originState } from '#lib/config/origin-state'
import { type ScreensState, screensState } from '#lib/config/screens-state'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { type DocumentStorageState, documentStorageState } from '#lib/storage/document-storage-state'

/** A worker without a heartbeat for this long is considered dead. */
const SILENCE_MS = 15_000

type Health = {
  database: 'ok'
  worker: 'ok' | 'absent'
  documents: DocumentStorageState
  screens: ScreensState
  origin: OriginState
}

/** Returns the state of the running parts. @throws service_unavailable if the database does not answer */
export const getHealth = async ({ now }: Pick<Context, 'now'>): Promise<Health> => {
  const alive = await withLookup({}, (tx) => hasLiveWorker(tx, SILENCE_MS)).catch((error) => {
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
