import { useLanguage } from '#components/use-language'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { Badge } from '../ui/badge.tsx'
import { statusLabel } from './status-label.ts'
import { STATUS_LOOK } from './status-look.ts'

/** Where a proposal stands. */
export const ProposalStatusBadge = ({ status }: { status: ProposalStatus }) => {
  const language = useLanguage()
  const { tone, icon: Icon } = STATUS_LOOK[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {statusLabel(status, language)}
    </Badge>
  )
}
