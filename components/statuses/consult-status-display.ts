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
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { CONSULT_STATUS_LABELS } from '#lib/domain/clt/consult-status-labels.ts'

type Display = {
  label: Bilingual
  tone: Tone
  icon: LucideIcon
  next: Bilingual
}

const labelOf = (status: ConsultStatus): Bilingual => {
  const { pt, en } = CONSULT_STATUS_LABELS[status]
  return [pt, en]
}

export const CONSULT_STATUS_DISPLAY: Readonly<Record<ConsultStatus, Display>> = {
  WAITING_CONSENT: {
    label: labelOf('WAITING_CONSENT'),
    tone: 'accent',
    icon: MessageCircle,
    next: ['Cliente autoriza', 'Customer authorizes'],
  },
  CONSENT_APPROVED: {
    label: labelOf('CONSENT_APPROVED'),
    tone: 'info',
    icon: BadgeCheck,
    next: ['Consulta vai começar', 'Query is about to start'],
  },
  WAITING_CONSULT: {
    label: labelOf('WAITING_CONSULT'),
    tone: 'info',
    icon: SearchCheck,
    next: ['Instituição consulta', 'Institution checks'],
  },
  WAITING_CREDIT_ANALYSIS: {
    label: labelOf('WAITING_CREDIT_ANALYSIS'),
    tone: 'info',
    icon: SearchCheck,
    next: ['Instituição analisa', 'Institution analyses'],
  },
  SUCCESS: {
    label: labelOf('SUCCESS'),
    tone: 'positive',
    icon: CircleCheck,
    next: ['Você simula', 'You simulate'],
  },
  REJECTED: {
    label: labelOf('REJECTED'),
    tone: 'danger',
    icon: CircleX,
    next: ['Veja o motivo', 'See the reason'],
  },
  FAILED: {
    label: labelOf('FAILED'),
    tone: 'warning',
    icon: TriangleAlert,
    next: ['Veja o motivo', 'See the reason'],
  },
}
