import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Shown under the title; announced on opening. */
  description?: ReactNode
  actions?: ReactNode
  size?: 'medium' | 'wide'
  /** `preventDefault` keeps the focus from returning to the element that had it before the dialog opened. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}
