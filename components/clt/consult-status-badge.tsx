import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import { Badge } from '../ui/badge.tsx'
import { CONSULT_STATUS_LOOK } from './consult-status-look.ts'

/** Where a consult stands. */
export const ConsultStatusBadge = ({ status }: { status: ConsultStatus }) => {
  const { label, tone, icon: Icon } = CONSULT_STATUS_LOOK[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  )
}
