import { CONSULT_STATUS_LOOK } from '#components/statuses/consult-status-look.ts'
import { useLanguage } from '#components/use-language'
import type { Consult } from '#lib/client/clt'
import { instantOf } from '#lib/config/clock'
import type { Language } from '#lib/domain/language'
import { said, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { formatInstant } from '../ui/relative-text.ts'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'

const TEXTS = texts({ title: ['Andamento', 'Progress'] })

/** What happened to a consult, the newest first: when, who, why. */
export const ConsultHistory = ({ consult }: { consult: Consult }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title}>
      <Timeline items={consult.history.map((entry, index) => itemOf(entry, index, language)).reverse()} />
    </Card>
  )
}

type Entry = Consult['history'][number]

const itemOf = ({ status, at, actor, reason }: Entry, index: number, language: Language): TimelineItem => {
  const { icon: Icon, tone, label } = CONSULT_STATUS_LOOK[status]
  return {
    id: `${index}-${at}`,
    title: said(label, language),
    tone,
    icon: <Icon />,
    body: (
      <>
        {reason ? <p className="text-ink">{reason.text}</p> : null}
        <p className="text-xs tabular-nums">
          <time dateTime={at}>{formatInstant(instantOf(at))}</time> · {actor}
        </p>
      </>
    ),
  }
}
