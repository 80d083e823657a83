import { CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { localized } from '#components/language/texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { Tone } from '#components/ui/tone.ts'
import { useLanguage } from '#components/use-language.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { SIGNAL_LABELS } from './signal-labels.ts'

const DISPLAY: Readonly<Record<InstitutionSignal, { tone: Tone; icon: LucideIcon }>> = {
  down: { tone: 'danger', icon: CircleX },
  slow: { tone: 'warning', icon: Hourglass },
}

export const SignalBadge = ({ signal }: { signal: InstitutionSignal | null | undefined }) => {
  const language = useLanguage()
  if (!signal) return null
  const { tone, icon: Icon } = DISPLAY[signal]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {localized(SIGNAL_LABELS[signal], language)}
    </Badge>
  )
}
