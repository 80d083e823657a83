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
  /**
   * The dialog closes when `onConfirm` has finished. It stays open if `onConfirm` returns an error message,
   * or returns false because `children` show the error.
   */
  onConfirm: () => ConfirmResult | Promise<ConfirmResult>
  children?: ReactNode
  /** Ctrl or ⌘ with Enter confirms from any field. */
  confirmsByKeys?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  /** `preventDefault` keeps the focus from returning to the element that had it before the dialog opened. */
  onCloseAutoFocus?: (event: Event) => void
}
