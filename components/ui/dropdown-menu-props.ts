import type { ReactElement, ReactNode } from 'react'

export type DropdownMenuItem = {
  label: string
  icon?: ReactNode
  /** Either goes somewhere or does something. */
  href?: string
  onSelect?: () => void
  tone?: 'danger'
  disabled?: boolean
  /** Draws a line above. */
  separated?: boolean
}

export type DropdownMenuProps = {
  /** A button. */
  trigger: ReactElement<TriggerProps>
  items: readonly DropdownMenuItem[]
  header?: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}

type TriggerProps = {
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}
