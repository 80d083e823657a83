import { setTimeout as pause } from 'node:timers/promises'
import { checkDocumentStorage } from './check-document-storage.ts'

export type DocumentStorageState = 'ok' | 'unavailable'

/** So long a state counts as known, and so long the first to ask waits for one (milliseconds). */
const FRESH_MS = 30_000
const PATIENCE_MS = 2_000

let known: { at: Date; state: Promise<DocumentStorageState> } | undefined

/**
 * Whether documents can be kept and read, asked of the storage at most every 30 seconds and by one caller at
 * once. A storage that takes longer than 2 seconds counts as unavailable until it has answered.
 */
export const documentStorageState = (now: Date): Promise<DocumentStorageState> => {
  if (!known || now.getTime() - known.at.getTime() >= FRESH_MS) known = { at: now, state: askedState() }
  return Promise.race([known.state, pause(PATIENCE_MS, 'unavailable' as const, { ref: false })])
}

const askedState = (): Promise<DocumentStorageState> =>
  checkDocumentStorage().then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  )
