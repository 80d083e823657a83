'use client'
import type { Proposal } from '#lib/client/proposals'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { ReviewDialog } from './review-dialog.tsx'
import type { Viewer } from './viewer.ts'

type ReviewCardProps = { proposal: Proposal; viewer: Viewer; review: ProposalActions['review'] }

/** Manual review: the decision for a manager, and for others who decides and why not they. */
export const ReviewCard = ({ proposal, viewer, review }: ReviewCardProps) => {
  if (!viewer.reviews || viewer.isAuthor) {
    return (
      <Callout tone="warning" className="p-4" title="Um gestor precisa decidir sobre esta proposta">
        {viewer.reviews
          ? 'Você criou esta proposta, por isso não pode decidir sobre ela. Peça a outro gestor da sua organização.'
          : 'A instituição pediu uma análise manual. Avise um gestor da sua organização; esta tela muda sozinha quando ele decidir.'}
      </Callout>
    )
  }
  return (
    <Card
      className="border-warning-line"
      title="Decida sobre esta proposta"
      description="A instituição pediu uma análise manual. Confira os dados do cliente e o que foi contratado antes de decidir."
    >
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        <ReviewDialog {...{ proposal, review }} decision="approve" />
        <ReviewDialog {...{ proposal, review }} decision="refuse" />
      </div>
    </Card>
  )
}
