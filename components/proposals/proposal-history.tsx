import { STATUS_LOOK } from '#components/statuses/proposal-status-look.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'
import type { Language } from '#lib/domain/language'
import { said, saidIn, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { formatInstant } from '../ui/relative-text.ts'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'
import { type HistoryEntry, historyEntries } from './history-entries.ts'

const TEXTS = texts({
  title: ['Andamento', 'Progress'],
  after: (span: string) => [`depois de ${span}`, `after ${span}`],
  days: (days: number) => (days === 1 ? ['1 dia', '1 day'] : [`${days} dias`, `${days} days`]),
})

/** What happened to a proposal, newest first: what, when to the second, who, why, and how long it took. */
export const ProposalHistory = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title}>
      <Timeline
        items={historyEntries(proposal.history)
          .map((entry, index) => itemOf(entry, index, language))
          .reverse()}
      />
    </Card>
  )
}

const itemOf = (entry: HistoryEntry, index: number, language: Language): TimelineItem => {
  const { status, at, actor, reason, heading, afterSeconds } = entry
  const { icon: Icon, tone } = STATUS_LOOK[status]
  const t = saidIn(TEXTS, language)
  return {
    id: `${index}-${at}`,
    title: heading ? said(heading, language) : statusLabel(status, language),
    tone,
    icon: <Icon />,
    body: (
      <>
        {reason ? <p className="text-ink">{reason.text}</p> : null}
        <p className="text-xs tabular-nums">
          <time dateTime={at}>{formatInstant(instantOf(at))}</time>
          {actor ? ` · ${actor}` : null}
          {afterSeconds === null ? null : ` · ${t.after(spanText(afterSeconds, language))}`}
        </p>
      </>
    ),
  }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of whole seconds in two units at most. */
const spanText = (seconds: number, language: Language): string => {
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min ${seconds % MINUTE} s`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`
  return saidIn(TEXTS, language).days(Math.floor(seconds / DAY))
}
