import { Badge } from '#components/ui/badge.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { consultLabel } from './consult-label.ts'
import { CONSULT_STATUS_DISPLAY } from './consult-status-display.ts'

type ConsultStatusBadgeProps = {
  status: ConsultStatus
  operation?: { status: ProposalStatus } | null | undefined
}

export const ConsultStatusBadge = ({ status, operation }: ConsultStatusBadgeProps) => {
  const isUnderWay = operation && operation.status !== 'paid'
  const { tone, icon: Icon } = CONSULT_STATUS_DISPLAY[isUnderWay ? 'WAITING_CONSULT' : status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {consultLabel({ status, operation }, useLanguage())}
    </Badge>
  )
}
