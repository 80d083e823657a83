import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'

/** A button that asks before it does something. */
type AlertTrigger = ReactElement<{
  onClick?: (event: MouseEvent<HTMLElement>) => void
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}>

type Confirmed = undefined | string | boolean

/** What is asked before something that cannot be undone. */
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
   * Runs on confirmation. The dialog closes when it settles, and stays open when it answers with a message,
   * or with false: then its children say what is wrong.
   */
  onConfirm: () => Confirmed | Promise<Confirmed>
  /** Extra input between text and buttons: a reason, a field. */
  children?: ReactNode
  /** Ctrl or ⌘ with Enter confirms as well, from any field. */
  confirmsByKeys?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  /**
   * Where the focus goes when the dialog is gone; `preventDefault` keeps it from going back to where it came
   * from.
   */
  onCloseAutoFocus?: (event: Event) => void
}
