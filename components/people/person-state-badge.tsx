'use client'
import { localized } from '#components/language/texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { StatusDot } from '#components/ui/status-dot.tsx'
import type { Tone } from '#components/ui/tone.ts'
import { useLanguage } from '#components/use-language.ts'
import type { PersonState } from '#lib/domain/people/person-state.ts'
import { STATE_NAMES } from './access-names.ts'

const TONES: Readonly<Record<PersonState, Tone>> = {
  active: 'positive',
  invited: 'info',
  deactivated: 'neutral',
}

export const PersonStateBadge = ({ state }: { state: PersonState }) => (
  <Badge tone={TONES[state]} icon={<StatusDot tone={TONES[state]} />}>
    {localized(STATE_NAMES[state], useLanguage())}
  </Badge>
)
