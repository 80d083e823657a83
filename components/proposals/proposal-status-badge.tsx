import type { ProposalStatus } from '#lib/domain/proposals/status'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'
import { Badge } from '../ui/badge.tsx'
import { STATUS_LOOK } from './status-look.ts'

/** Where a proposal stands. */
export const ProposalStatusBadge = ({ status }: { status: ProposalStatus }) => {
  const { tone, icon: Icon } = STATUS_LOOK[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {STATUS_TEXTS[status].label.pt}
    </Badge>
  )
}
