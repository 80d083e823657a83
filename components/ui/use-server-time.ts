import { useEffect, useState } from 'react'
import { instantOf, now } from '#lib/config/clock.ts'

const TICK_MS = 1_000

/** Returns the server's time in ms, right even if the device's clock is wrong. `serverNow` is RFC 3339. */
export const useServerTime = (serverNow: string): number => {
  const [present, setPresent] = useState(() => instantOf(serverNow).getTime())
  useEffect(() => {
    const skew = instantOf(serverNow).getTime() - now().getTime()
    const timer = setInterval(() => setPresent(now().getTime() + skew), TICK_MS)
    return () => clearInterval(timer)
  }, [serverNow])
  return present
}
