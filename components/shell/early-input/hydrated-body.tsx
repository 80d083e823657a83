'use client'
import type { ReactNode, TouchEvent } from 'react'

/** Answers the hydration probe of the early-input script. */
export const HydratedBody = ({ className, children }: { className: string; children: ReactNode }) => (
  <body className={className} onTouchCancelCapture={answer}>
    {children}
  </body>
)

// A touchcancel caused by a real touch is not cancelable; the probe is.
const answer = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault()
}
