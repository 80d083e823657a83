'use client'
import { type ComponentProps, useEffect, useRef } from 'react'

// What the page opens with is simply there; what takes its place later is shown to whoever looks somewhere
// else by then.
let opened = false

/**
 * A part of the page that, when it appears under the customer's hands, comes into view and is read from its
 * beginning.
 */
export const Arrival = (props: ComponentProps<'section'>) => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened) {
      section.current?.focus({ preventScroll: true })
      section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    }
    opened = true
  }, [])
  return <section {...props} ref={section} tabIndex={-1} />
}
