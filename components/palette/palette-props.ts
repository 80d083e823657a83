import type { SearchEverything, StartBalancesOf } from '#lib/client/customers'
import type { BackOfficePlace } from '../shell/back-office-shortcuts.tsx'

export type PaletteProps = {
  places: readonly BackOfficePlace[]
  search: SearchEverything
  startBalances: StartBalancesOf
}
