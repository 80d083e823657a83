import { ConsultStatusBadge } from '#components/statuses/consult-status-badge'
import type { Consult } from '#lib/client/clt'
import { type Proposal, useProposalOf } from '#lib/client/proposals'

type ConsultOperationBadgeProps = {
  consult: Consult
  /** As the server rendered it; null as long as it is not read, or is somebody else's work. */
  initialOperation: Proposal | null
}

/** How far the operation of a consult has come. */
export const ConsultOperationBadge = ({ consult, initialOperation }: ConsultOperationBadgeProps) => (
  <ConsultStatusBadge
    status={consult.status}
    operation={useProposalOf(consult.operationId, initialOperation).data}
  />
)
