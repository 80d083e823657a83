import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  type LucideIcon,
  MessageCircle,
  SearchCheck,
  TriangleAlert,
} from 'lucide-react'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Tone } from '../ui/tone.ts'

type Look = {
  label: string
  tone: Tone
  icon: LucideIcon
  /** Who does what next, in a few words. */
  next: string
}

/** How each status of a consult is told and drawn to an agent. */
export const CONSULT_STATUS_LOOK: Readonly<Record<ConsultStatus, Look>> = {
  WAITING_CONSENT: {
    label: 'Aguardando cliente',
    tone: 'accent',
    icon: MessageCircle,
    next: 'Cliente autoriza',
  },
  CONSENT_APPROVED: { label: 'Autorizada', tone: 'info', icon: BadgeCheck, next: 'Consulta vai começar' },
  WAITING_CONSULT: {
    label: 'Consultando vínculo',
    tone: 'info',
    icon: SearchCheck,
    next: 'Instituição consulta',
  },
  WAITING_CREDIT_ANALYSIS: {
    label: 'Em análise de crédito',
    tone: 'info',
    icon: SearchCheck,
    next: 'Instituição analisa',
  },
  SUCCESS: { label: 'Margem disponível', tone: 'positive', icon: CircleCheck, next: 'Você simula' },
  REJECTED: { label: 'Recusada', tone: 'danger', icon: CircleX, next: 'Veja o motivo' },
  FAILED: { label: 'Sem resultado', tone: 'warning', icon: TriangleAlert, next: 'Veja o motivo' },
}
