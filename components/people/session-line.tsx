'use client'
import { MonitorSmartphone } from 'lucide-react'
import { deviceText } from '#components/language/device-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Session } from '#lib/client/people.ts'
import { deviceOf } from '#lib/domain/people/device-of.ts'

const TEXTS = texts({
  here: ['Esta sessão', 'This session'],
  used: ['último uso', 'last used'],
  since: ['entrou', 'signed in'],
  until: ['termina', 'ends'],
  unknownAddress: ['endereço desconhecido', 'unknown address'],
  end: ['Encerrar', 'End'],
  endThat: (device: string) => [`Encerrar a sessão ${device}`, `End the session ${device}`],
})

type SessionLineProps = { session: Session; now: string; pending: boolean; onEnd: () => void }

export const SessionLine = ({ session, now, pending, onEnd }: SessionLineProps) => {
  const t = useTexts(TEXTS)
  const device = deviceText(deviceOf(session.userAgent), useLanguage())
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm" title={session.userAgent ?? ''}>
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
        <Button size="small" aria-label={t.endThat(device)} pending={pending} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  )
}
