import type { SearchEverything, StartBalancesOf } from '#lib/client/customers'
import type { BackOfficeDestination } from '../shell/back-office-shortcuts.tsx'

export type PaletteProps = {
  destinations: readonly BackOfficeDestination[]
  /** Null without permission to see customers: the palette then only lists screens. */
  search: SearchEverything | null
  startBalances: StartBalancesOf
}
