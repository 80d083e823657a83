import type { Day } from '#lib/domain/calendar.ts'
import type { PriceChangeKind, PriceChangeStatus } from '#lib/domain/prices/price-change-status.ts'
import type { PriceTableName } from './price-version.ts'

export type PriceChangeSummary = PriceTableName & {
  id: string
  institutionName: string
  kind: PriceChangeKind
  status: PriceChangeStatus
  label: string
  baseVersion: number | null
  note: string | null
  /** In force from 00:00 in São Paulo of this day; null: with its approval. */
  startDate: Day | null
  createdByName: string
  createdAt: Date
  updatedAt: Date
  proposedAt: Date | null
  decidedByName: string | null
  decidedAt: Date | null
  decisionReason: string | null
  /** null while a new table is only a draft. */
  tableId: string | null
  /** Version that the approval created, or put into or out of use. */
  resultVersion: number | null
  /** It starts from a version that is no longer the newest, so it cannot be approved. */
  stale: boolean
  /** The reader drafted it, and so cannot decide on it. */
  isMine: boolean
}
