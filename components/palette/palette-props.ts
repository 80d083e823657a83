import type { SearchEverything, StartBalancesOf } from '#lib/client/customers'
import type { StaffPlace } from '../shell/staff-shortcuts.tsx'

export type PaletteProps = {
  places: readonly StaffPlace[]
  search: SearchEverything
  startBalances: StartBalancesOf
}
