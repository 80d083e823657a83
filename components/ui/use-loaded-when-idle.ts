import { useEffect, useState } from 'react'

const IDLE_AFTER_MS = 3000

/**
 * Fetches a piece that few visits need once the page has settled, so that it opens at once when it is asked for; true from its first
 * opening on, since a window that closes still has to give the focus back.
 */
export const useLoadedWhenIdle = (load: () => Promise<unknown>, open: boolean): boolean => {
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])
  if (open && !wasOpened) setWasOpened(true)
  return open || wasOpened
}
