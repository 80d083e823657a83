import type { PriceChangeSummary } from './price-change-summary.ts'
import type { PriceVersion } from './price-version.ts'

/** One version in the history of its table. */
export type PriceVersionItem = PriceVersion & {
  simulations: number
  simulationsAreExact: boolean
  /** The change it came from; null: made by the operator's command line. */
  change: Pick<PriceChangeSummary, 'id' | 'createdByName' | 'decidedByName' | 'decidedAt' | 'note'> | null
}

/** A table with all its versions, the newest first, and its changes. */
export type PriceTableDetail = {
  institutionName: string
  /** Of the newest version. */
  version: number
  active: boolean
  isDefault: boolean
  versions: PriceVersionItem[]
  changes: PriceChangeSummary[]
}
