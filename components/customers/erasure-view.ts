import type { KeptRecord } from './kept-records.tsx'

export type ErasureView = {
  deleted: number
  anonymized: number
  keptRecords: readonly KeptRecord[]
  open: { id: string; createdAt: Date; createdByName: string; isMine: boolean; mayDecide: boolean } | null
  deciders: readonly string[]
  erasedAt: Date | null
}
