import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  type LucideIcon,
  MessageCircle,
  SearchCheck,
  TriangleAlert,
} from 'lucide-react'
import type { Bilingual } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'

type Display = {
  label: Bilingual
  tone: Tone
  icon: LucideIcon
  /** Who does what next, in a few words. */
  next: Bilingual
}

/** How each status of a consult is worded and shown to an agent. */
export const CONSULT_STATUS_DISPLAY: Readonly<Record<ConsultStatus, Display>> = {
  WAITING_CONSENT: {
    label: ['Aguardando cliente', 'Waiting for customer'],
    tone: 'accent',
    icon: MessageCircle,
    next: ['Aguarda cliente', 'Awaits the customer'],
  },
  CONSENT_APPROVED: {
    label: ['Autorizada', 'Authorized'],
    tone: 'info',
    icon: BadgeCheck,
    next: ['Consulta vai começar', 'Query is about to start'],
  },
  WAITING_CONSULT: {
    label: ['Consultando vínculo', 'Checking employment'],
    tone: 'info',
    icon: SearchCheck,
    next: ['Instituição consulta', 'Institution checks'],
  },
  WAITING_CREDIT_ANALYSIS: {
    label: ['Em análise de crédito', 'In credit analysis'],
    tone: 'info',
    icon: SearchCheck,
    next: ['Instituição analisa', 'Institution analyses'],
  },
  SUCCESS: {
    label: ['Margem disponível', 'Margin available'],
    tone: 'positive',
    icon: CircleCheck,
    next: ['Você simula', 'You simulate'],
  },
  REJECTED: {
    label: ['Recusada', 'Rejected'],
    tone: 'danger',
    icon: CircleX,
    next: ['Veja o motivo', 'See the reason'],
  },
  FAILED: {
    label: ['Sem resultado', 'No result'],
    tone: 'warning',
    icon: TriangleAlert,
    next: ['Veja o motivo', 'See the reason'],
  },
}
