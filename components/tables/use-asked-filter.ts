'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'

/** A change of a filter; a function is given what was asked for last. */
export type FilterChange<F> = Partial<F> | ((asked: F) => Partial<F>)

/**
 * Changes what a list is narrowed to, which stands in its address: each change is made to what was asked for last, since the screen, and
 * with it `filter`, follows a moment later, and hands can be quicker than that.
 */
export const useAskedFilter = <F extends object>(filter: F, hrefOf: (filter: F) => string) => {
  const router = useRouter()
  const asked = useRef(filter)
  useLayoutEffect(() => {
    asked.current = filter
  }, [filter])
  return (change: FilterChange<F>): void => {
    const next = typeof change === 'function' ? change(asked.current) : change
    asked.current = { ...asked.current, ...next }
    router.push(hrefOf(asked.current), { scroll: false })
  }
}
