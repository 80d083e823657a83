import { ConsultStatusBadge } from '#components/statuses/consult-status-badge.tsx'
import type { Consult } from '#lib/client/clt.ts'
import { type Proposal, useProposalOf } from '#lib/client/proposals.ts'

type ConsultOperationBadgeProps = {
  consult: Consult
  initialOperation: Proposal | null
}

export const ConsultOperationBadge = ({ consult, initialOperation }: ConsultOperationBadgeProps) => (
  <ConsultStatusBadge
    status={consult.status}
    operation={useProposalOf(consult.operationId, initialOperation).data}
  />
)
