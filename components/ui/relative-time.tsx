'use client'
import { useEffect, useState } from 'react'
import { useLanguage } from '#components/use-language.ts'
import { instantOf, now } from '#lib/config/clock.ts'
import { formatInstant, relativeTo } from './relative-text.ts'

export type RelativeTimeProps = {
  /** RFC 3339. */
  at: string
  /** The server's time, RFC 3339, because the device's clock may be wrong. */
  now: string
  className?: string
}

const REFRESH_MS = 15_000

export const RelativeTime = ({ at, now: serverNow, className }: RelativeTimeProps) => {
  const language = useLanguage()
  const instant = instantOf(at)
  const [present, setPresent] = useState(() => instantOf(serverNow).getTime())
  useEffect(() => {
    const start = instantOf(serverNow).getTime()
    const skew = start - now().getTime()
    setPresent(start)
    const timer = setInterval(() => setPresent(now().getTime() + skew), REFRESH_MS)
    return () => clearInterval(timer)
  }, [serverNow])
  return (
    <time dateTime={at} title={formatInstant(instant)} className={className}>
      {relativeTo(instant.getTime(), present, language)}
    </time>
  )
}
