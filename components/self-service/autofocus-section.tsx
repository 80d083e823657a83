'use client'
import { type ComponentProps, useEffect, useRef } from 'react'

let isPastFirstPage = false

export const AutofocusSection = (props: ComponentProps<'section'>) => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isPastFirstPage) {
      section.current?.focus({ preventScroll: true })
      section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    }
    isPastFirstPage = true
  }, [])
  return <section {...props} ref={section} tabIndex={-1} />
}
