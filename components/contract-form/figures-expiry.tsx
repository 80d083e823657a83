'use client'
import { Clock } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { formatDuration } from '#components/ui/duration-text.ts'
import { useServerTime } from '#components/ui/use-server-time.ts'
import { instantOf } from '#lib/config/clock.ts'

const TEXTS = texts({
  simulation: ['Simulação', 'Simulation'],
  balance: ['Saldo', 'Balance'],
  left: (duration: string) => [`: vale por mais ${duration}`, `: valid for another ${duration}`],
  over: ['Venceu: simule de novo', 'Expired: simulate again'],
})

type FiguresExpiryProps = {
  of?: 'simulation' | 'balance'
  expiresAt: string
  serverNow: string
  className?: string
}

const SOON_SECONDS = 15 * 60

export const FiguresExpiry = ({ of = 'simulation', expiresAt, serverNow, className }: FiguresExpiryProps) => {
  const t = useTexts(TEXTS)
  const secondsLeft = (instantOf(expiresAt).getTime() - useServerTime(serverNow)) / 1000
  return (
    <p
      className={cn(
        'flex items-center gap-1.5 text-sm tabular-nums',
        secondsLeft < SOON_SECONDS ? 'text-warning' : 'text-ink-muted',
        className,
      )}
    >
      <Clock aria-hidden className="size-4 shrink-0" />
      {secondsLeft > 0 ? t[of] + t.left(formatDuration(secondsLeft)) : t.over}
    </p>
  )
}
