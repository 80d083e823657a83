import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Under the title; announced when the dialog opens. */
  description?: ReactNode
  actions?: ReactNode
  size?: 'medium' | 'wide'
  /** Prevent the event's default to focus something else than before. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}
