import type { Day } from '#lib/domain/calendar'
import type { PriceChangeKind, PriceChangeStatus } from '#lib/domain/prices/price-change-status'
import type { PriceTableName } from './price-version.ts'

/** A change of a table as lists show it. */
export type PriceChangeSummary = PriceTableName & {
  id: string
  institutionName: string
  kind: PriceChangeKind
  status: PriceChangeStatus
  label: string
  baseVersion: number | null
  note: string | null
  /** The day it comes into force, 00:00 in São Paulo; null: with its approval. */
  startDate: Day | null
  createdByName: string
  createdAt: Date
  updatedAt: Date
  proposedAt: Date | null
  decidedByName: string | null
  decidedAt: Date | null
  decisionReason: string | null
  /** Its table; null while a new one is only a draft. */
  tableId: string | null
  /** The version the approval made, or put into or out of use. */
  resultVersion: number | null
  /** Whether it starts from what is no longer the newest: it cannot be approved. */
  stale: boolean
  /** Whether who looks drafted it, and so cannot decide on it. */
  isMine: boolean
}
