'use client'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { Tone } from '#components/ui/tone.ts'
import type { CertificateState } from '#lib/domain/people/certificate.ts'

const TEXTS = texts({
  valid: (day: string) => [`válida até ${day}`, `valid until ${day}`],
  ending: (day: string) => [`vence em ${day}`, `ends on ${day}`],
  ended: (day: string) => [`venceu em ${day}`, `ended on ${day}`],
  undated: ['sem validade informada', 'end date not stated'],
})

const TONES: Readonly<Record<CertificateState, Tone>> = {
  valid: 'positive',
  ending: 'warning',
  ended: 'danger',
  undated: 'neutral',
  missing: 'neutral',
}

export const CertificateBadge = ({ state, endDate }: { state: CertificateState; endDate: string | null }) => {
  const t = useTexts(TEXTS)
  if (state === 'missing') return null
  const text = state === 'undated' || endDate === null ? t.undated : t[state](formatDay(endDate))
  return <Badge tone={TONES[state]}>{text}</Badge>
}
