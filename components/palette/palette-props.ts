import type { BackOfficeDestination } from '#components/shell/back-office-shortcuts.tsx'
import type { SearchEverything, StartBalancesOf } from '#lib/client/customers.ts'

export type PaletteProps = {
  destinations: readonly BackOfficeDestination[]
  search: SearchEverything | null
  startBalances: StartBalancesOf
}
