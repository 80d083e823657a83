import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  size?: 'medium' | 'wide'
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}
