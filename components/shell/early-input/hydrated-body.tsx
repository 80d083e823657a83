'use client'
import type { ReactNode, TouchEvent } from 'react'

/** The body of every page. It answers the early-input script, which asks whether an element is hydrated. */
export const HydratedBody = ({ className, children }: { className: string; children: ReactNode }) => (
  <body className={className} onTouchCancelCapture={answer}>
    {children}
  </body>
)

// One that a finger makes cannot be cancelled.
const answer = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault()
}
