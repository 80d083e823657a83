import { useLanguage } from '#components/use-language'
import type { TimelineEvent } from '#lib/client/timeline'
import { instantOf } from '#lib/config/clock'
import type { Language } from '#lib/domain/language'
import { localized, localizedTexts, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { formatInstant } from '../ui/relative-text.ts'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'
import { eventLook } from './event-look.ts'
import { originFacts } from './origin-facts.ts'
import { type TimelineEntry, type TimelineMove, timelineEntries } from './timeline-entries.ts'

const TEXTS = texts({
  title: ['Andamento', 'Progress'],
  after: (span: string) => [`depois de ${span}`, `after ${span}`],
  days: (days: number) => (days === 1 ? ['1 dia', '1 day'] : [`${days} dias`, `${days} days`]),
})

type Look = Pick<TimelineItem, 'title' | 'icon' | 'tone'>
type TimelineCardProps<Move> = {
  moves: readonly Move[]
  events: readonly TimelineEvent[]
  lookOf: (move: Move) => Look
}

/**
 * What happened to a proposal or consult, newest first: what, when to the second, who, from where, why, and
 * how long it took.
 */
export const TimelineCard = <Move extends TimelineMove>(props: TimelineCardProps<Move>) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const items = timelineEntries(props.moves, props.events).map((entry, index) => ({
    ...(entry.event ? lookOfEvent(entry.event, language) : props.lookOf(entry.move)),
    id: entry.event?.id ?? `${index}-${entry.at}`,
    body: <EntryBody entry={entry} />,
  }))
  return (
    <Card title={t.title}>
      <Timeline items={items.reverse()} />
    </Card>
  )
}

const lookOfEvent = (event: TimelineEvent, language: Language): Look => {
  const { heading, tone } = eventLook(event)
  return { title: localized(heading, language), tone }
}

const EntryBody = <Move extends TimelineMove>({ entry }: { entry: TimelineEntry<Move> }) => {
  const language = useLanguage()
  const { at, actor, afterSeconds, move, event } = entry
  const t = localizedTexts(TEXTS, language)
  const facts = [
    actor,
    ...(event ? originFacts(event, language) : []),
    afterSeconds === null ? null : t.after(spanText(afterSeconds, language)),
  ]
  return (
    <>
      {move?.reason ? <p className="text-ink">{move.reason.text}</p> : null}
      <p className="text-xs tabular-nums">
        <time dateTime={at}>{formatInstant(instantOf(at))}</time>
        {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
      </p>
    </>
  )
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of whole seconds in two units at most. */
const spanText = (seconds: number, language: Language): string => {
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min ${seconds % MINUTE} s`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`
  return localizedTexts(TEXTS, language).days(Math.floor(seconds / DAY))
}
