'use client'
import { useLanguage } from '#components/use-language'
import type { PersonState } from '#lib/domain/people/person-state'
import { localized } from '../language/texts.ts'
import { Badge } from '../ui/badge.tsx'
import { StatusDot } from '../ui/status-dot.tsx'
import type { Tone } from '../ui/tone.ts'
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
