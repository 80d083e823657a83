'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { formatDuration } from '#components/ui/duration-text.ts'
import { formatTime } from '#components/ui/moment-text.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { StatusDot } from '#components/ui/status-dot.tsx'
import { useServerTime } from '#components/ui/use-server-time.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { FgtsBalanceFrame } from './fgts-balance-frame.tsx'

const TEXTS = texts({
  sending: ['Enviando', 'Sending'],
  querying: (name: string) => [`Consultando o saldo na ${name}.`, `Querying the balance at ${name}.`],
  long: (until: string, remaining: string) => [
    `Está demorando mais que o normal: a instituição tem até ${until} (${remaining}). Pode atender outro cliente, avisamos aqui.`,
    `It is taking longer than usual: the institution has until ${until} (${remaining}). You can serve another customer, we will let you know here.`,
  ],
  down: (until: string, remaining: string) => [
    `A instituição está fora do ar. A consulta fica guardada e tentamos de novo sozinhos até ${until} (${remaining}). Pode atender outro cliente, avisamos aqui.`,
    `The institution is down. The query is kept and we try again by ourselves until ${until} (${remaining}). You can serve another customer, we will let you know here.`,
  ],
  over: ['O prazo acabou; encerrando a consulta.', 'Time is up; ending the query.'],
  usual: ['Costuma levar poucos segundos.', 'It usually takes a few seconds.'],
})

type FgtsBalanceWaitingProps = {
  name: string
  signal: InstitutionSignal | null
  serverNow: string
  query?: { createdAt: string; deadlineAt: string } | undefined
}

const LONG_SECONDS = 12

export const FgtsBalanceWaiting = ({ name, signal, serverNow, query }: FgtsBalanceWaitingProps) => {
  const t = useTexts(TEXTS)
  const present = useServerTime(serverNow)
  const elapsed = query ? Math.max(0, (present - instantOf(query.createdAt).getTime()) / 1000) : 0
  const secondsLeft = query ? (instantOf(query.deadlineAt).getTime() - present) / 1000 : 0
  return (
    <FgtsBalanceFrame
      name={name}
      signal={signal}
      status={
        <StatusDot tone="info" live className="shrink-0 text-ink-muted text-sm tabular-nums">
          {query ? formatDuration(elapsed) : t.sending}
        </StatusDot>
      }
    >
      <p className="sr-only">{t.querying(name)}</p>
      <Skeleton variant="block" className="h-9 w-40" />
      <Skeleton lines={2} className="mt-4" />
      {signal === 'down' || elapsed >= LONG_SECONDS ? (
        <p className="mt-4 text-pretty text-ink-muted text-sm">
          {query && secondsLeft > 0
            ? (signal === 'down' ? t.down : t.long)(
                formatTime(instantOf(query.deadlineAt)),
                formatDuration(secondsLeft),
              )
            : query
              ? t.over
              : t.usual}
        </p>
      ) : (
        <p className="mt-4 text-ink-muted text-sm">{t.usual}</p>
      )}
    </FgtsBalanceFrame>
  )
}
