'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { type FilterChange, pendingFilter } from './pending-filter.ts'

/** Changes apply to the last requested filter, because the rendered `filter` lags behind fast input. */
export const usePendingFilter = <F extends object>(filter: F, hrefOf: (filter: F) => string) => {
  const router = useRouter()
  const [pending] = useState(() => pendingFilter(filter, hrefOf))
  useLayoutEffect(() => pending.onRendered(filter), [pending, filter])
  return (change: FilterChange<F>): void => router.push(pending.change(change), { scroll: false })
}
