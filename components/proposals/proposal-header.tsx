import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { CustomerLink } from '#components/personal-data/customer-link.tsx'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { ListNeighbours } from '#components/tracking/list-neighbours.tsx'
import type { ProposalFilter } from '#components/tracking/proposal-filter.ts'
import { proposalsHref } from '#components/tracking/proposal-filter.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Proposal } from '#lib/client/proposals.ts'
import { CancelDialog } from './cancel-dialog.tsx'

const TEXTS = texts({
  proposals: ['Propostas', 'Proposals'],
  copyNumber: ['Copiar o número do contrato', 'Copy the contract number'],
  created: ['criada', 'created'],
})

type ProposalHeaderProps = {
  proposal: Proposal
  institutionName: string
  now: string
  actions: ProposalActions
  from: ProposalFilter | null
}

export const ProposalHeader = ({ proposal, institutionName, now, actions, from }: ProposalHeaderProps) => {
  const t = useTexts(TEXTS)
  return (
    <PageHeader
      back={{ href: from ? proposalsHref(from) : '/proposals', label: t.proposals }}
      title={proposal.clientName}
      meta={
        <>
          <ProposalStatusBadge status={proposal.status} />
          <ProductBadge product={proposal.product} />
          <span className="inline-flex items-center gap-0.5 whitespace-nowrap tabular-nums">
            {proposal.contractNumber}
            <CopyButton text={proposal.contractNumber} label={t.copyNumber} iconOnly />
          </span>
          <span>{institutionName}</span>
          <span>
            {t.created} <RelativeTime at={proposal.createdAt} now={now} />
          </span>
          <CustomerLink subjectType="proposal" subjectId={proposal.id} />
        </>
      }
      actions={
        <>
          {from ? <ListNeighbours id={proposal.id} filter={from} now={now} /> : null}
          {proposal.cancellable ? <CancelDialog proposal={proposal} cancel={actions.cancel} /> : null}
        </>
      }
    />
  )
}
