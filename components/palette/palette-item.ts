import type { LucideIcon } from 'lucide-react'

/** One line of the palette: something to do, or somewhere to go. */
export type PaletteItem = {
  id: string
  label: string
  detail?: string | undefined
  icon: LucideIcon
  /** The palette stays open while it is done, and says what went wrong. */
  stays?: boolean
  run: () => void
}

export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[] }
