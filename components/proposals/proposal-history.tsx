import { STATUS_LOOK } from '#components/statuses/proposal-status-look.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import type { Language } from '#lib/domain/language'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'

const TEXTS = texts({ title: ['Andamento', 'Progress'] })

/** What happened to a proposal, the newest first: when, who, why. */
export const ProposalHistory = ({ proposal, now }: { proposal: Proposal; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title}>
      <Timeline
        items={proposal.history.map((entry, index) => itemOf(entry, index, { language, now })).reverse()}
      />
    </Card>
  )
}

type Entry = Proposal['history'][number]

type Reader = { language: Language; now: string }

const itemOf = (
  { status, at, actor, reason }: Entry,
  index: number,
  { language, now }: Reader,
): TimelineItem => {
  const { icon: Icon, tone } = STATUS_LOOK[status]
  return {
    id: `${index}-${at}`,
    title: statusLabel(status, language),
    tone,
    icon: <Icon />,
    body: (
      <>
        {reason ? <p className="text-ink">{reason.text}</p> : null}
        <p className="text-xs tabular-nums">
          <RelativeTime at={at} now={now} /> · {actor}
        </p>
      </>
    ),
  }
}
