import type { ReactNode } from 'react'
import type { Proposal } from '#lib/client/proposals'
import type { PendingItemType } from '#lib/domain/proposals/pending-item'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { paymentText } from './payment-text.ts'
import type { ProposalActions } from './proposal-actions.ts'
import { SolveAccountForm } from './solve-account-form.tsx'
import { SolveDocumentsForm } from './solve-documents-form.tsx'
import { SolvePixForm } from './solve-pix-form.tsx'

type PendingItemsProps = { proposal: Proposal; actions: ProposalActions }
type PendingItem = Proposal['pendingItems'][number]

const TITLES: Readonly<Record<PendingItemType, string>> = {
  pix_refusal: 'Informe outra chave PIX',
  ted_refusal: 'Informe outra conta',
  invalid_document: 'Envie os documentos de novo',
}

/** What stops a proposal: each with the institution's words and the form that fixes it. */
export const PendingItems = ({ proposal, actions }: PendingItemsProps) => {
  if (proposal.pendingItems.length === 0)
    return (
      <Callout tone="warning" title="Proposta pendente" className="p-4">
        {proposal.statusDescription}
      </Callout>
    )
  return (
    <div className="space-y-5">
      {proposal.pendingItems.map((item) => (
        <Card key={item.id} className="border-warning-line" title={TITLES[item.type]}>
          <Callout tone="warning" title={item.text} className="mb-5">
            {item.type === 'invalid_document' ? null : `Recusado: ${paymentText(proposal.payment).place}.`}
          </Callout>
          {formOf(item, { proposal, actions })}
        </Card>
      ))}
    </div>
  )
}

const formOf = (item: PendingItem, { proposal, actions }: PendingItemsProps): ReactNode => {
  if (item.type === 'pix_refusal') return <SolvePixForm proposal={proposal} solve={actions.solve} />
  if (item.type === 'ted_refusal') return <SolveAccountForm proposal={proposal} solve={actions.solve} />
  return <SolveDocumentsForm proposal={proposal} item={item} actions={actions} />
}
