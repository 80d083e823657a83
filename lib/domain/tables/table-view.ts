import type { TableChangeSummary } from './table-change-view.ts'
import type { TableVersion } from './table-version.ts'

/** A table in its newest version as the list shows it. */
export type TableListItem = TableVersion & {
  institutionName: string
  /** Simulations of the last 30 days on any of its versions, up to a ceiling. */
  simulations: number
  simulationsAreExact: boolean
  /** Changes that still wait for somebody. */
  openChanges: number
}

/** Every table of the organization, and the changes on their way. */
export type TableOverview = { tables: TableListItem[]; changes: TableChangeSummary[] }

/** One version in the history of its table. */
export type TableVersionItem = TableVersion & {
  simulations: number
  simulationsAreExact: boolean
  /** The change it came from; null: made by the operator's command line. */
  change: Pick<TableChangeSummary, 'id' | 'createdByName' | 'decidedByName' | 'decidedAt' | 'note'> | null
}

/** A table with all its versions, the newest first, and its changes. */
export type TableDetail = {
  institutionName: string
  versions: TableVersionItem[]
  changes: TableChangeSummary[]
}
