'use client'
import type { ReactNode, TouchEvent } from 'react'

export const HydratedBody = ({ className, children }: { className: string; children: ReactNode }) => (
  <body className={className} onTouchCancelCapture={answer}>
    {children}
  </body>
)

// Cancels the probe of `isHydrated`. A real touchcancel is not cancelable.
const answer = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault()
}
