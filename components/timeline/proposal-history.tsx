import { localized } from '#components/language/texts.ts'
import { PROPOSAL_STATUS_DISPLAY } from '#components/statuses/proposal-status-display.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { useProposalTimeline } from '#lib/client/timeline.ts'
import { type ProposalMove, proposalMoves } from './history-entries.ts'
import { TimelineCard } from './timeline-card.tsx'

export const ProposalHistory = ({ proposal }: { proposal: Proposal }) => {
  const language = useLanguage()
  const events = useProposalTimeline(proposal.id)
  const displayOf = ({ status, heading }: ProposalMove) => {
    const { icon: Icon, tone } = PROPOSAL_STATUS_DISPLAY[status]
    return {
      title: heading ? localized(heading, language) : statusLabel(status, language),
      icon: <Icon />,
      tone,
    }
  }
  return (
    <TimelineCard moves={proposalMoves(proposal.history, events)} events={events} displayOf={displayOf} />
  )
}
