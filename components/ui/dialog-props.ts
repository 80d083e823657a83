import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Under the title; announced when the dialog opens. */
  description?: ReactNode
  actions?: ReactNode
  size?: 'medium' | 'wide'
  /** `preventDefault` keeps the focus from returning to the element that had it before the dialog opened. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}
