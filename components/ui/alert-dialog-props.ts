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
  /** The dialog stays open if `onConfirm` returns an error text, or false if `children` show the error. */
  onConfirm: () => ConfirmResult | Promise<ConfirmResult>
  children?: ReactNode
  confirmsByKeys?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  onCloseAutoFocus?: (event: Event) => void
}
