import type { Proposal } from '#lib/client/proposals'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'
import { isReasonCode } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { Callout } from '../ui/callout.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CustomerLinkCard } from './customer-link-card.tsx'
import { paymentText } from './payment-text.ts'
import { PendingItems } from './pending-items.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { ReviewCard } from './review-card.tsx'
import { STATUS_LOOK } from './status-look.ts'
import type { Viewer } from './viewer.ts'
import { writtenPhone } from './wire-text.ts'

export type NextStepProps = {
  proposal: Proposal
  viewer: Viewer
  actions: ProposalActions
  institutionName: string
}

/** The one thing to do now, or who is doing it. */
export const NextStep = ({ proposal, viewer, actions, institutionName }: NextStepProps) => {
  const { status } = proposal
  if (status === 'formalization') return <CustomerLinkCard {...{ proposal, institutionName }} />
  if (status === 'pending') return <PendingItems {...{ proposal, actions }} />
  if (status === 'manual_analysis') return <ReviewCard {...{ proposal, viewer, review: actions.review }} />
  const { tone, moving } = STATUS_LOOK[status]
  return (
    <Callout
      tone={tone}
      title={STATUS_TEXTS[status].label.pt}
      icon={moving ? <Spinner /> : undefined}
      className="p-4"
      action={isOver(status) ? <StartAgain proposal={proposal} /> : undefined}
    >
      {textOf(proposal)}
    </Callout>
  )
}

/** The way to another proposal for this customer or the next one; a margin that is free again can be simulated on. */
const StartAgain = ({ proposal: { product, clt } }: { proposal: Proposal }) => (
  <>
    {clt.consultId === null ? null : (
      <LinkButton href={`/clt/consult/${clt.consultId}`}>Voltar à consulta</LinkButton>
    )}
    <LinkButton href={`/${product}`}>Nova consulta</LinkButton>
  </>
)

const isOver = (status: Proposal['status']) =>
  status === 'canceled' || status === 'rejected' || status === 'refunded'

const textOf = ({ status, statusDescription, statusReason: reason, borrower, payment }: Proposal) => {
  if (status === 'generating_ccb') return 'O link para o cliente assinar aparece aqui em alguns segundos.'
  if (status === 'awaiting_call') {
    const phone = writtenPhone(borrower.phoneRegionCode, borrower.phone)
    return `A instituição vai ligar para ${phone}. Avise o cliente para atender e confirmar os dados.`
  }
  if (status === 'paid') {
    const { place, kind } = paymentText(payment)
    return `O valor foi pago ao cliente (${kind}: ${place}). O cliente pode desistir em até 7 dias, devolvendo o dinheiro.`
  }
  return reason && isReasonCode(reason)
    ? `${statusDescription} ${reasonTexts(reason, 'pt-BR').nextAction}`
    : statusDescription
}
