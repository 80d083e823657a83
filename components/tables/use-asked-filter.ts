'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { askedFilter, type FilterChange } from './asked-filter.ts'

/**
 * Changes what a list is narrowed to by its address: each change is made to what was asked for last, since
 * the screen, and with it `filter`, follows a moment later, and hands can be quicker than that.
 */
export const useAskedFilter = <F extends object>(filter: F, hrefOf: (filter: F) => string) => {
  const router = useRouter()
  const [memory] = useState(() => askedFilter(filter, hrefOf))
  useLayoutEffect(() => memory.shows(filter), [memory, filter])
  return (change: FilterChange<F>): void => router.push(memory.change(change), { scroll: false })
}
