'use client'
import { formatInstant, relativeTo } from '#components/ui/relative-text.ts'
import { useServerTime } from '#components/ui/use-server-time.ts'
import { useLanguage } from '#components/use-language.ts'
import { instantOf } from '#lib/config/clock.ts'

type FgtsWhenProps = { at: string; serverNow: string; className?: string }

/** Shows a time later than the server's as "agora" (just now) instead of "em instantes" (in a moment). */
export const FgtsWhen = ({ at, serverNow, className }: FgtsWhenProps) => {
  const language = useLanguage()
  const present = useServerTime(serverNow)
  const instant = instantOf(at)
  return (
    <time dateTime={at} title={formatInstant(instant)} className={className}>
      {relativeTo(instant.getTime(), Math.max(present, instant.getTime()), language)}
    </time>
  )
}
