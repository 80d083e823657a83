import { localized } from '#components/language/texts.ts'
import { Badge } from '#components/ui/badge'
import { useLanguage } from '#components/use-language'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import { CONSULT_STATUS_LOOK } from './consult-status-look.ts'

/** How far a consult has come. */
export const ConsultStatusBadge = ({ status }: { status: ConsultStatus }) => {
  const language = useLanguage()
  const { label, tone, icon: Icon } = CONSULT_STATUS_LOOK[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {localized(label, language)}
    </Badge>
  )
}
