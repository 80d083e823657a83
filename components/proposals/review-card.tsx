'use client'
import type { ReviewActions } from '#components/decisions/review-actions.ts'
import { ReviewDecisions } from '#components/decisions/review-decisions.tsx'
import { ReviewReasons } from '#components/decisions/review-reasons.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { listNavigation } from '#components/tracking/list-navigation.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { type Proposal, useCacheProposal } from '#lib/client/proposals.ts'
import { useReviewCase } from '#lib/client/review.ts'
import type { Viewer } from './viewer.ts'

const TEXTS = texts({
  managerNeeded: [
    'Um gestor precisa decidir sobre esta proposta',
    'A manager needs to decide on this proposal',
  ],
  own: [
    'Você criou esta proposta, por isso não pode decidir sobre ela. Peça a outro gestor da sua organização.',
    'You created this proposal, so you cannot decide on it. Ask another manager of your organization.',
  ],
  tellManager: [
    'Avise um gestor da sua organização; esta tela muda sozinha quando ele decidir.',
    'Tell a manager of your organization; this screen changes by itself once they decide.',
  ],
  decide: ['Decida sobre esta proposta', 'Decide on this proposal'],
  checkFirst: [
    'Confira os dados do cliente e o que foi contratado antes de decidir.',
    'Check the customer’s data and what was contracted before you decide.',
  ],
  queue: ['Abrir na fila', 'Open in the queue'],
})

type ReviewCardProps = { proposal: Proposal; viewer: Viewer; actions: ReviewActions }

export const ReviewCard = ({ proposal, viewer, actions }: ReviewCardProps) => {
  const t = useTexts(TEXTS)
  if (viewer.reviews && !viewer.isAuthor) return <Deciding proposal={proposal} actions={actions} />
  return (
    <Callout tone="warning" className="p-4" title={t.managerNeeded}>
      {proposal.statusDescription} {viewer.reviews ? t.own : t.tellManager}
    </Callout>
  )
}

const Deciding = ({ proposal, actions }: Omit<ReviewCardProps, 'viewer'>) => {
  const t = useTexts(TEXTS)
  const show = useCacheProposal()
  const { data } = useReviewCase(proposal.id)
  return (
    <Card
      className="border-warning-line"
      title={t.decide}
      description={t.checkFirst}
      actions={
        <LinkButton size="small" href={`/review?id=${proposal.id}`}>
          {t.queue}
        </LinkButton>
      }
    >
      <div className="mb-4 min-h-10">
        {data ? <ReviewReasons reasons={data.reasons} /> : <Skeleton lines={2} />}
      </div>
      <ReviewDecisions
        proposal={proposal}
        actions={actions}
        onDecided={show}
        requestedId={() => listNavigation.requestedId(proposal.id)}
      />
    </Card>
  )
}
