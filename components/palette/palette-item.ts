import type { LucideIcon } from 'lucide-react'

export type PaletteItem = {
  id: string
  label: string
  detail?: string | undefined
  icon: LucideIcon
  /** The palette stays open while the action runs, to show its errors. */
  stays?: boolean
  run: () => void
}

export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[] }
