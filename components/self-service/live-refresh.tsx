'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

/**
 * Renders the page anew while something is going on, and when the person comes back to it. One look at a
 * time: a slow line is never asked twice at once, and a hidden page not at all.
 */
export const LiveRefresh = ({ everyMs }: { everyMs: number | null }) => {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !pending) startTransition(() => router.refresh())
    }
    const timer = everyMs === null ? undefined : setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, pending, router])
  return null
}
