import type { Consult } from '#lib/client/clt'
import { instantOf } from '#lib/config/clock'
import { Card } from '../ui/card.tsx'
import { formatInstant } from '../ui/relative-text.ts'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'
import { CONSULT_STATUS_LOOK } from './consult-status-look.ts'

/** What happened to a consult, the newest first: when, who, why. */
export const ConsultHistory = ({ consult }: { consult: Consult }) => (
  <Card title="Andamento">
    <Timeline items={consult.history.map(itemOf).reverse()} />
  </Card>
)

const itemOf = ({ status, at, actor, reason }: Consult['history'][number], index: number): TimelineItem => {
  const { icon: Icon, tone, label } = CONSULT_STATUS_LOOK[status]
  return {
    id: `${index}-${at}`,
    title: label,
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
