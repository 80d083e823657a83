'use client'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import type { Answer, ClientProblem } from '#lib/client/answer'
import type { Session } from '#lib/client/people'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { deviceText } from './device-text.ts'

const TEXTS = texts({
  none: ['Nenhuma sessão aberta.', 'No open session.'],
  here: ['Esta sessão', 'This session'],
  used: ['último uso', 'last used'],
  since: ['entrou', 'signed in'],
  until: ['termina', 'ends'],
  unknownAddress: ['endereço desconhecido', 'unknown address'],
  end: ['Encerrar', 'End'],
  endThat: (device: string) => [`Encerrar a sessão ${device}`, `End the session ${device}`],
})

type SessionListProps = {
  sessions: readonly Session[]
  now: string
  /** Ends one; the answer says whether it did. */
  onEnd: (sessionId: string) => Promise<Answer<unknown>>
}

/** Where somebody is signed in: the device in words, the address, since when and until when. */
export const SessionList = ({ sessions, now, onEnd }: SessionListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [pending, setPending] = useState('')
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const end = async (id: string) => {
    setPending(id)
    const answer = await onEnd(id)
    setPending('')
    setProblem(answer.ok ? null : answer.problem)
  }
  if (sessions.length === 0) return <p className="text-ink-muted text-sm">{t.none}</p>
  return (
    <div className="grid gap-3">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <ul className="divide-y divide-line">
        {sessions.map((session) => {
          const device = deviceText(session.userAgent, language)
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <div className="min-w-0 flex-1">
                <p
                  className="flex flex-wrap items-center gap-2 font-medium text-sm"
                  title={session.userAgent ?? ''}
                >
                  {device}
                  {session.current ? <Badge tone="accent">{t.here}</Badge> : null}
                </p>
                <p className="text-ink-muted text-sm">
                  <span className="tabular-nums">{session.ip ?? t.unknownAddress}</span> ·{' '}
                  <span className="whitespace-nowrap">
                    {t.used} <RelativeTime at={session.lastUsedAt} now={now} /> ·
                  </span>{' '}
                  <span className="whitespace-nowrap">
                    {t.since} <RelativeTime at={session.createdAt} now={now} /> ·
                  </span>{' '}
                  <span className="whitespace-nowrap">
                    {t.until} <RelativeTime at={session.expiresAt} now={now} />
                  </span>
                </p>
              </div>
              {session.current ? null : (
                <Button
                  size="small"
                  aria-label={t.endThat(device)}
                  pending={pending === session.id}
                  onClick={() => void end(session.id)}
                >
                  {t.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
