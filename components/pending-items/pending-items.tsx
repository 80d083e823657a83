import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { paymentText } from '#components/products/payment-text.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { fixAddress } from './fix-address.ts'
import { ITEM_TITLES } from './item-titles.ts'
import type { ProposalActions } from './proposal-actions.ts'
import { SolveForm } from './solve-form.tsx'

type PendingItemsProps = {
  proposal: Proposal
  actions: ProposalActions
  fixLinks: Readonly<Record<string, ReactNode>>
}
type PendingItem = Proposal['pendingItems'][number]

const TEXTS = texts({
  pending: ['Proposta pendente', 'Proposal pending'],
  wizard: ['Passo a passo ou link para o cliente', 'Step by step, or a link for the customer'],
  refused: (destination: string) => [`Recusado: ${destination}.`, `Refused: ${destination}.`],
  present: (destination: string) => [`Informado hoje: ${destination}.`, `Given now: ${destination}.`],
})

export const PendingItems = ({ proposal, actions, fixLinks }: PendingItemsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  // If a manager requests another account, the present one was not refused, because no payment was tried.
  const destination = ({ code }: PendingItem, { payment }: Proposal) =>
    (code === 'review_sent_back' ? t.present : t.refused)(paymentText(payment, language).destination)
  if (proposal.pendingItems.length === 0)
    return (
      <Callout tone="warning" title={t.pending} className="p-4">
        {proposal.statusDescription}
      </Callout>
    )
  return (
    <div className="space-y-5">
      {proposal.pendingItems.map((item) => (
        <Fragment key={item.id}>
          <Card className="border-warning-line" title={localized(ITEM_TITLES[item.type], language)}>
            <Callout tone="warning" title={item.text} className="mb-5">
              {item.type === 'invalid_document' ? null : destination(item, proposal)}
            </Callout>
            <SolveForm {...{ proposal, item, actions }} />
            <LinkButton
              href={fixAddress(proposal.id).href({ item: item.id })}
              variant="quiet"
              className="mt-4"
              iconEnd={<ArrowRight />}
            >
              {t.wizard}
            </LinkButton>
          </Card>
          {fixLinks[item.id]}
        </Fragment>
      ))}
    </div>
  )
}
