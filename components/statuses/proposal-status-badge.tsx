import { PROPOSAL_STATUS_DISPLAY } from '#components/statuses/proposal-status-display.ts'
import { Badge } from '#components/ui/badge.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { statusLabel } from './status-label.ts'

export const ProposalStatusBadge = ({ status }: { status: ProposalStatus }) => {
  const language = useLanguage()
  const { tone, icon: Icon } = PROPOSAL_STATUS_DISPLAY[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {statusLabel(status, language)}
    </Badge>
  )
}
