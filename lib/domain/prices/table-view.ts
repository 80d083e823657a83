import type { PriceChangeSummary } from './price-change-view.ts'
import type { PriceVersion } from './price-version.ts'

/** A table in its newest version as the list shows it. */
export type TableListItem = PriceVersion & {
  institutionName: string
  /** Simulations of the last 30 days on any of its versions, up to a ceiling. */
  simulations: number
  simulationsAreExact: boolean
  /** Changes that still wait for somebody. */
  openChanges: number
}

/** Every table of the organization, and the changes on their way. */
export type TableOverview = { tables: TableListItem[]; changes: PriceChangeSummary[] }

/** One version in the history of its table. */
export type PriceVersionItem = PriceVersion & {
  simulations: number
  simulationsAreExact: boolean
  /** The change it came from; null: made by the operator's command line. */
  change: Pick<PriceChangeSummary, 'id' | 'createdByName' | 'decidedByName' | 'decidedAt' | 'note'> | null
}

/** A table with all its versions, the newest first, and its changes. */
export type TableDetail = {
  institutionName: string
  versions: PriceVersionItem[]
  changes: PriceChangeSummary[]
}
