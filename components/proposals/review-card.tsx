'use client'
import type { Proposal } from '#lib/client/proposals'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { ReviewDialog } from './review-dialog.tsx'
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
    'A instituição pediu uma análise manual. Avise um gestor da sua organização; esta tela muda sozinha quando ele decidir.',
    'The institution asked for a manual review. Tell a manager of your organization; this screen changes by itself once they decide.',
  ],
  decide: ['Decida sobre esta proposta', 'Decide on this proposal'],
  checkFirst: [
    'A instituição pediu uma análise manual. Confira os dados do cliente e o que foi contratado antes de decidir.',
    'The institution asked for a manual review. Check the customer’s data and what was contracted before you decide.',
  ],
})

type ReviewCardProps = { proposal: Proposal; viewer: Viewer; review: ProposalActions['review'] }

/** Manual review: the decision for a manager, and for others who decides and why not they. */
export const ReviewCard = ({ proposal, viewer, review }: ReviewCardProps) => {
  const t = useTexts(TEXTS)
  if (!viewer.reviews || viewer.isAuthor) {
    return (
      <Callout tone="warning" className="p-4" title={t.managerNeeded}>
        {viewer.reviews ? t.own : t.tellManager}
      </Callout>
    )
  }
  return (
    <Card className="border-warning-line" title={t.decide} description={t.checkFirst}>
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        <ReviewDialog {...{ proposal, review }} decision="approve" />
        <ReviewDialog {...{ proposal, review }} decision="refuse" />
      </div>
    </Card>
  )
}
