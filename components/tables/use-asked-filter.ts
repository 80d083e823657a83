'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { askedFilter, type FilterChange } from './asked-filter.ts'

/** Applies changes to the filter requested last, as the rendered `filter` lags behind fast input. */
export const useAskedFilter = <F extends object>(filter: F, hrefOf: (filter: F) => string) => {
  const router = useRouter()
  const [memory] = useState(() => askedFilter(filter, hrefOf))
  useLayoutEffect(() => memory.shows(filter), [memory, filter])
  return (change: FilterChange<F>): void => router.push(memory.change(change), { scroll: false })
}
