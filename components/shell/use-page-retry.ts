import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

/** Returns a function that resets the error and refetches from the server, where it may have occurred. */
export const usePageRetry = (reset: () => void) => {
  const router = useRouter()
  return () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
}
