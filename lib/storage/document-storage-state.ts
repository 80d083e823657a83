import { setTimeout as pause } from 'node:timers/promises'
import { checkDocumentStorage } from './check-document-storage.ts'

export type DocumentStorageState = 'ok' | 'unavailable'

/** Cache lifetime of a state, and how long the first caller waits for one. */
const FRESH_MS = 30_000
const PATIENCE_MS = 2_000

let known: { at: Date; state: Promise<DocumentStorageState> } | undefined

/** Returns `unavailable` also while a check takes longer than 2 seconds. */
export const documentStorageState = (now: Date): Promise<DocumentStorageState> => {
  if (!known || now.getTime() - known.at.getTime() >= FRESH_MS) known = { at: now, state: askedState() }
  return Promise.race([known.state, pause(PATIENCE_MS, 'unavailable' as const, { ref: false })])
}

const askedState = (): Promise<DocumentStorageState> =>
  checkDocumentStorage().then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  )
