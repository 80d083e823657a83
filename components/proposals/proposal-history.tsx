import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'
import { Card } from '../ui/card.tsx'
import { formatInstant } from '../ui/relative-text.ts'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'
import { STATUS_LOOK } from './status-look.ts'

/** What happened to a proposal, the newest first: when, who, why. */
export const ProposalHistory = ({ proposal }: { proposal: Proposal }) => (
  <Card title="Andamento">
    <Timeline items={proposal.history.map(itemOf).reverse()} />
  </Card>
)

type Entry = Proposal['history'][number]

const itemOf = ({ status, at, actor, reason }: Entry, index: number): TimelineItem => {
  const { icon: Icon, tone } = STATUS_LOOK[status]
  return {
    id: `${index}-${at}`,
    title: STATUS_TEXTS[status].label.pt,
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
