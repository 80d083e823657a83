'use client'
import { type RefObject, useEffect, useState } from 'react'

export const useInView = (element: RefObject<Element | null>): boolean | null => {
  const [inView, setInView] = useState<boolean | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? null))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
