import type { SearchEverything, StartBalancesOf } from '#lib/client/customers'
import type { BackOfficeDestination } from '../shell/back-office-shortcuts.tsx'

export type PaletteProps = {
  destinations: readonly BackOfficeDestination[]
  search: SearchEverything
  startBalances: StartBalancesOf
}
