import type { LucideIcon } from 'lucide-react'

export type PaletteItem = {
  id: string
  label: string
  detail?: string | undefined
  icon: LucideIcon
  stays?: boolean
  run: () => void
}

export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[] }
