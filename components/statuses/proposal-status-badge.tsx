import { STATUS_LOOK } from '#components/statuses/proposal-status-look.ts'
import { Badge } from '#components/ui/badge'
import { useLanguage } from '#components/use-language'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { statusLabel } from './status-label.ts'

/** How far a proposal has come. */
export const ProposalStatusBadge = ({ status }: { status: ProposalStatus }) => {
  const language = useLanguage()
  const { tone, icon: Icon } = STATUS_LOOK[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {statusLabel(status, language)}
    </Badge>
  )
}
