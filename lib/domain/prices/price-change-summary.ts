import type { Day } from '#lib/domain/calendar.ts'
import type { PriceChangeKind, PriceChangeStatus } from '#lib/domain/prices/price-change-status.ts'
import type { PriceTableName } from './price-version.ts'
import type { WhatIfStatus } from './what-if.ts'

export type PriceChangeSummary = PriceTableName & {
  id: string
  institutionName: string
  kind: PriceChangeKind
  status: PriceChangeStatus
  label: string
  baseVersion: number | null
  note: string | null
  /** First day in force, from 00:00 in São Paulo; null: in force on approval. */
  startDate: Day | null
  createdByName: string
  createdAt: Date
  updatedAt: Date
  proposedAt: Date | null
  decidedByName: string | null
  decidedAt: Date | null
  decisionReason: string | null
  /** Progress of the computed effect; null if none was started since the draft last changed. */
  whatIfStatus: WhatIfStatus | null
  tableId: string | null
  /** Newest version of the price table when the change took effect; null until then. */
  resultVersion: number | null
  /** True if the price table changed after the change was drafted, so the change cannot be approved. */
  stale: boolean
  /** True if the reader drafted the change, and so cannot decide on it. */
  isMine: boolean
}
