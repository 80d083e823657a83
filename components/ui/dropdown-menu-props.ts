import type { ReactNode } from 'react'
import type { MenuTrigger } from './lazy-menu.tsx'

export type DropdownMenuItem = {
  label: string
  icon?: ReactNode
  /** Either goes somewhere or does something. */
  href?: string
  onSelect?: () => void
  tone?: 'danger'
  disabled?: boolean
  /** Shows a line above. */
  separated?: boolean
}

export type DropdownMenuProps = {
  /** A button. */
  trigger: MenuTrigger
  items: readonly DropdownMenuItem[]
  header?: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}
