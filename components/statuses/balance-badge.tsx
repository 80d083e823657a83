import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { BalanceStanding } from '#lib/domain/fgts/balance-standing.ts'

const NAMES = texts({
  open: ['Pode simular', 'Can simulate'],
  expired: ['Vencido ou usado', 'Expired or used'],
  used: ['Já contratado', 'Already contracted'],
  not_yet: ['Ainda não elegível', 'Not eligible yet'],
})

const TONES = { open: 'positive', expired: 'neutral', used: 'neutral', not_yet: 'warning' } as const

export const BalanceBadge = ({ standing }: { standing: BalanceStanding }) => (
  <Badge tone={TONES[standing]}>{useTexts(NAMES)[standing]}</Badge>
)
