import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import { Timeline, type TimelineItem } from '#components/ui/timeline.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { TimelineEvent } from '#lib/client/timeline.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { Language } from '#lib/domain/language.ts'
import { afterText } from './after-text.ts'
import { eventDisplay } from './event-display.ts'
import { originFacts } from './origin-facts.ts'
import { type TimelineEntry, type TimelineMove, timelineEntries } from './timeline-entries.ts'

const TEXTS = texts({
  title: ['Andamento', 'Progress'],
  automatic: ['Automático', 'Automatic'],
})

type Display = Pick<TimelineItem, 'title' | 'icon' | 'tone'>
type TimelineCardProps<Move> = {
  moves: readonly Move[]
  events: readonly TimelineEvent[]
  displayOf: (move: Move) => Display
}

export const TimelineCard = <Move extends TimelineMove>(props: TimelineCardProps<Move>) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const items = timelineEntries(props.moves, props.events).map((entry, index) => ({
    ...(entry.event ? displayOfEvent(entry.event, language) : props.displayOf(entry.move)),
    id: entry.event?.id ?? `${index}-${entry.at}`,
    body: <EntryBody entry={entry} />,
  }))
  return (
    <Card title={t.title}>
      <Timeline items={items.reverse()} />
    </Card>
  )
}

const displayOfEvent = (event: TimelineEvent, language: Language): Display => {
  const { heading, tone } = eventDisplay(event)
  return { title: localized(heading, language), tone }
}

const EntryBody = <Move extends TimelineMove>({ entry }: { entry: TimelineEntry<Move> }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { at, actor, afterSeconds, move, event } = entry
  const facts = [
    actor ?? t.automatic,
    ...(event ? originFacts(event, language) : []),
    afterText(afterSeconds, language),
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
