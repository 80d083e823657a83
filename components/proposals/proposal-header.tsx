import type { Proposal } from '#lib/client/proposals'
import { PageHeader } from '../shell/page-header.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ProductBadge } from './product-badge.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { ProposalStatusBadge } from './proposal-status-badge.tsx'

type ProposalHeaderProps = {
  proposal: Proposal
  institutionName: string
  now: string
  actions: ProposalActions
}

/** Whose proposal, where it stands, and cancelling it. */
export const ProposalHeader = ({ proposal, institutionName, now, actions }: ProposalHeaderProps) => (
  <PageHeader
    back={{ href: '/proposals', label: 'Propostas' }}
    title={proposal.clientName}
    meta={
      <>
        <ProposalStatusBadge status={proposal.status} />
        <ProductBadge product={proposal.product} />
        <span className="inline-flex items-center gap-0.5 whitespace-nowrap tabular-nums">
          {proposal.contractNumber}
          <CopyButton text={proposal.contractNumber} label="Copiar o número do contrato" iconOnly />
        </span>
        <span>{institutionName}</span>
        <span>
          criada <RelativeTime at={proposal.createdAt} now={now} />
        </span>
      </>
    }
    actions={proposal.cancellable ? <CancelDialog proposal={proposal} cancel={actions.cancel} /> : undefined}
  />
)
