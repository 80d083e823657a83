import { localized } from '#components/language/texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { SIGNAL_DISPLAY } from './signal-display.ts'

/** Renders nothing without a signal. */
export const SignalBadge = ({ signal }: { signal: InstitutionSignal | null | undefined }) => {
  const language = useLanguage()
  if (!signal) return null
  const { label, tone, icon: Icon } = SIGNAL_DISPLAY[signal]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {localized(label, language)}
    </Badge>
  )
}
