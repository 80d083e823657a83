import type { PriceChangeSummary } from './price-change-summary.ts'
import type { PriceVersion } from './price-version.ts'

export type PriceVersionItem = PriceVersion & {
  simulations: number
  simulationsAreExact: boolean
  /** null for a version created at the operator's command line. */
  change: Pick<PriceChangeSummary, 'id' | 'createdByName' | 'decidedByName' | 'decidedAt' | 'note'> | null
}

/** Versions are newest first. */
export type PriceTableDetail = {
  institutionName: string
  /** `version`, `active` and `isDefault` are those of the newest version. */
  version: number
  active: boolean
  isDefault: boolean
  versions: PriceVersionItem[]
  changes: PriceChangeSummary[]
}
