import { type RefObject, useEffect, useRef, useState } from 'react'

/** Returns the element's width in pixels; `first` until it is measured. */
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
