'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

/**
 * Renders the page anew while something is going on, and when the person comes back to it. One reading at a
 * time: a slow line is never asked twice at once, and a hidden page not at all.
 */
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
