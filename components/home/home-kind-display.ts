import {
  Calculator,
  Clock,
  type LucideIcon,
  MessageCircle,
  PenLine,
  ThumbsUp,
  TriangleAlert,
  Wallet,
} from 'lucide-react'
import type { Bilingual } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { HomeKind } from '#lib/domain/home/home-line.ts'

type Display = {
  icon: LucideIcon
  tone: Tone
  title: Bilingual
  meaning: Bilingual
}

export const HOME_KIND_DISPLAY: Readonly<Record<HomeKind, Display>> = {
  wanted: {
    icon: ThumbsUp,
    tone: 'positive',
    title: ['Clientes que querem a oferta', 'Customers who want the offer'],
    meaning: ['Já disseram sim: falta a proposta.', 'They said yes: the proposal is missing.'],
  },
  pending: {
    icon: TriangleAlert,
    tone: 'warning',
    title: ['Pendências', 'To fix'],
    meaning: ['A proposta só anda depois da correção.', 'The proposal goes on only once this is fixed.'],
  },
  expiring: {
    icon: Calculator,
    tone: 'danger',
    title: ['Simulações sem proposta', 'Simulations without a proposal'],
    meaning: ['Continue antes que vençam.', 'Continue before they expire.'],
  },
  answered: {
    icon: Wallet,
    tone: 'positive',
    title: ['Prontos para simular', 'Ready to simulate'],
    meaning: ['O saldo ou a margem chegou.', 'The balance or margin arrived.'],
  },
  signature: {
    icon: PenLine,
    tone: 'accent',
    title: ['Aguardando assinatura', 'Waiting for signature'],
    meaning: ['O cliente ainda não assinou.', 'The customer has not signed yet.'],
  },
  consent: {
    icon: MessageCircle,
    tone: 'info',
    title: ['Termos sem resposta', 'Terms without an answer'],
    meaning: ['O cliente ainda não autorizou.', 'The customer has not authorized yet.'],
  },
  stuck: {
    icon: Clock,
    tone: 'neutral',
    title: ['Parados além do normal', 'Stuck longer than normal'],
    meaning: [
      'Demoram mais que o normal na sua organização.',
      'They take longer than usual in your organization.',
    ],
  },
}
