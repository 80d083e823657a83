import { type RefObject, useEffect, useRef, useState } from 'react'

/** How wide an element is now, in pixels; `first` until it has been measured. */
export const useElementWidth = <Element extends HTMLElement>(
  first: number,
): [ref: RefObject<Element | null>, width: number] => {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
