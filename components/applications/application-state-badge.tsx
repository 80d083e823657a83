import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { StatusDot } from '#components/ui/status-dot.tsx'

const TEXTS = texts({
  live: ['Ativa', 'Active'],
  revoked: ['Revogada', 'Revoked'],
})

export const ApplicationStateBadge = ({ revoked }: { revoked: boolean }) => {
  const t = useTexts(TEXTS)
  const tone = revoked ? 'neutral' : 'positive'
  return (
    <Badge tone={tone} icon={<StatusDot tone={tone} />}>
      {revoked ? t.revoked : t.live}
    </Badge>
  )
}
