import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

/** Also refetches from the server, because the failure may have been on the server. */
export const usePageRetry = (reset: () => void) => {
  const router = useRouter()
  return () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
}
