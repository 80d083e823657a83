import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

/**
 * Renders a page that failed anew: what the server could not give is asked for again, not only what the
 * browser could not render.
 */
export const usePageRetry = (reset: () => void) => {
  const router = useRouter()
  return () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
}
