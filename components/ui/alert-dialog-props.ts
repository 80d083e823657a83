import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'

type AlertTrigger = ReactElement<{
  onClick?: (event: MouseEvent<HTMLElement>) => void
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}>

type ConfirmResult = undefined | string | boolean

export type AlertDialogProps = {
  title: string
  description: ReactNode
  trigger?: AlertTrigger
  open?: boolean
  onOpenChange?: (open: boolean) => void
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  /** Closes once settled, unless it returns a message or false; with false `children` show the error. */
  onConfirm: () => ConfirmResult | Promise<ConfirmResult>
  children?: ReactNode
  /** Ctrl or ⌘ with Enter confirms from any field. */
  confirmsByKeys?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  /** Call `preventDefault` to keep the focus from returning to where it was. */
  onCloseAutoFocus?: (event: Event) => void
}
