import type { ReactNode } from 'react'
import type { MenuTrigger } from './lazy-menu.tsx'

export type DropdownMenuItem = {
  label: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  tone?: 'danger'
  disabled?: boolean
  separated?: boolean
}

export type DropdownMenuProps = {
  trigger: MenuTrigger
  items: readonly DropdownMenuItem[]
  header?: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}
