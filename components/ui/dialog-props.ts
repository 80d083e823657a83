import type { ReactNode } from 'react'

/** What a dialog shows. */
export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Under the title; also read out when the dialog opens. */
  description?: ReactNode
  /** At the bottom, in reach of the thumb. */
  actions?: ReactNode
  size?: 'medium' | 'wide'
  /**
   * Where the focus goes when it closes, where that is not what had it before: prevents the event's default.
   */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}
