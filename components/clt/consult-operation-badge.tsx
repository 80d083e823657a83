import { ConsultStatusBadge } from '#components/statuses/consult-status-badge.tsx'
import type { Consult } from '#lib/client/clt.ts'
import { type Proposal, useProposalOf } from '#lib/client/proposals.ts'

type ConsultOperationBadgeProps = {
  consult: Consult
  /** Operation as read by the server; null if there was none yet or the person may not see it. */
  initialOperation: Proposal | null
}

export const ConsultOperationBadge = ({ consult, initialOperation }: ConsultOperationBadgeProps) => (
  <ConsultStatusBadge
    status={consult.status}
    operation={useProposalOf(consult.operationId, initialOperation).data}
  />
)
