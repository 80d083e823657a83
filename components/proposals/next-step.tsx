import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { maskedPhone } from '#components/personal-data/masked-phone.ts'
import { coolingOffText } from '#components/products/cooling-off-text.ts'
import { paymentText } from '#components/products/payment-text.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { PROPOSAL_STATUS_DISPLAY } from '#components/statuses/proposal-status-display.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { Callout } from '#components/ui/callout.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { OutdatedFigures } from './outdated-figures.tsx'
import type { Viewer } from './viewer.ts'

const SignatureLinkCard = dynamic(() =>
  import('./signature-link-card.tsx').then((module) => module.SignatureLinkCard),
)
const PendingItems = dynamic(() =>
  import('#components/pending-items/pending-items.tsx').then((module) => module.PendingItems),
)
const ReviewCard = dynamic(() => import('./review-card.tsx').then((module) => module.ReviewCard))

const TEXTS = texts({
  backToConsult: ['Voltar à consulta', 'Back to the query'],
  newConsult: ['Nova consulta', 'New query'],
  preparing: [
    'O link para o cliente assinar aparece aqui em alguns segundos.',
    'The link for the customer to sign appears here in a few seconds.',
  ],
  call: (phone: string) => [
    `A instituição vai ligar para ${phone}. Avise o cliente para atender e confirmar os dados.`,
    `The institution will call ${phone}. Tell the customer to answer and confirm the data.`,
  ],
  paid: (kind: string, destination: string) => [
    `O valor foi pago ao cliente (${kind}: ${destination}).`,
    `The amount was paid to the customer (${kind}: ${destination}).`,
  ],
})

export type NextStepProps = {
  proposal: Proposal
  viewer: Viewer
  actions: ProposalActions
  institutionName: string
  fixLinks: Readonly<Record<string, ReactNode>>
}

export const NextStep = ({ proposal, viewer, actions, institutionName, fixLinks }: NextStepProps) => {
  const language = useLanguage()
  const { status } = proposal
  if (status === 'formalization')
    return (
      <>
        <OutdatedFigures proposal={proposal} />
        <SignatureLinkCard {...{ proposal, institutionName }} />
      </>
    )
  if (status === 'pending') return <PendingItems {...{ proposal, actions, fixLinks }} />
  if (status === 'manual_analysis') return <ReviewCard {...{ proposal, viewer, actions }} />
  const { tone, moving } = PROPOSAL_STATUS_DISPLAY[status]
  return (
    <Callout
      tone={tone}
      title={statusLabel(status, language)}
      icon={moving ? <Spinner /> : undefined}
      className="p-4"
      action={isOver(status) ? <StartAgain proposal={proposal} /> : undefined}
    >
      <StepText proposal={proposal} />
    </Callout>
  )
}

/** The end of a CLT proposal frees the margin, so the agent can start again from the consult. */
const StartAgain = ({ proposal: { product, clt } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  return (
    <>
      {clt.consultId === null ? null : (
        <LinkButton href={`/clt/consult/${clt.consultId}`}>{t.backToConsult}</LinkButton>
      )}
      <LinkButton href={`/${product}`}>{t.newConsult}</LinkButton>
    </>
  )
}

const isOver = (status: Proposal['status']) =>
  status === 'canceled' || status === 'rejected' || status === 'refunded'

const StepText = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { status, statusDescription, statusReason, borrower, payment } = proposal
  const reason = useReasons([statusReason])(statusReason)
  if (status === 'generating_ccb') return t.preparing
  if (status === 'awaiting_call') return t.call(maskedPhone(borrower.phoneRegionCode, borrower.phone))
  if (status === 'paid') {
    const { destination, kind } = paymentText(payment, language)
    return `${t.paid(kind, destination)} ${coolingOffText(proposal.coolingOff, language)}`
  }
  return reason ? `${statusDescription} ${reason.nextAction}` : statusDescription
}
