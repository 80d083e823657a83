import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

/** Also refetches the page, because the error may have occurred on the server. */
export const usePageRetry = (reset: () => void) => {
  const router = useRouter()
  return () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
}
