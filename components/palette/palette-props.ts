import type { SearchEverything, StartBalancesOf } from '#lib/client/customers'
import type { BackOfficeDestination } from '../shell/back-office-shortcuts.tsx'

export type PaletteProps = {
  destinations: readonly BackOfficeDestination[]
  /** Null for who sees no customers: then it leads to screens alone. */
  search: SearchEverything | null
  startBalances: StartBalancesOf
}
