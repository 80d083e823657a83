import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

/**
 * Returns a function that resets the error and also refetches from the server, because the error may have
 * occurred on the server.
 */
export const usePageRetry = (reset: () => void) => {
  const router = useRouter()
  return () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
}
