import { setTimeout as pause } from 'node:timers/promises'
import { checkDocumentStorage } from './check-document-storage.ts'

export type DocumentStorageState = 'ok' | 'unavailable'

const FRESH_MS = 30_000
const PATIENCE_MS = 2_000

let cached: { at: Date; state: Promise<DocumentStorageState> } | undefined

export const documentStorageState = (now: Date): Promise<DocumentStorageState> => {
  if (!cached || now.getTime() - cached.at.getTime() >= FRESH_MS) cached = { at: now, state: checkState() }
  return Promise.race([cached.state, pause(PATIENCE_MS, 'unavailable' as const, { ref: false })])
}

const checkState = (): Promise<DocumentStorageState> =>
  checkDocumentStorage().then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  )
