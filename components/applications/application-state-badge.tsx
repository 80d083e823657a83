import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Badge } from '../ui/badge.tsx'
import { StatusDot } from '../ui/status-dot.tsx'

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
