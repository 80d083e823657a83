import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

/** Refetches from the server besides resetting the boundary, as the failure may be the server's. */
export const usePageRetry = (reset: () => void) => {
  const router = useRouter()
  return () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
}
