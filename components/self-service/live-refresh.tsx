'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

/** Refreshes on an interval and when the page becomes visible; never while hidden or already refreshing. */
export const LiveRefresh = ({ everyMs }: { everyMs: number | null }) => {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && !pending) startTransition(() => router.refresh())
    }
    const timer = everyMs === null ? undefined : setInterval(refresh, everyMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [everyMs, pending, router])
  return null
}
