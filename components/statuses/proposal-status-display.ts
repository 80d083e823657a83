import {
  Ban,
  CircleCheck,
  CircleX,
  FileClock,
  Hourglass,
  Landmark,
  type LucideIcon,
  PenLine,
  PhoneCall,
  SearchCheck,
  TriangleAlert,
  Undo2,
  UserCheck,
} from 'lucide-react'
import { type Bilingual, texts } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

const NEXT = texts({
  generating_ccb: ['Instituição prepara', 'Institution prepares'],
  formalization: ['Cliente assina', 'Customer signs'],
  analysis: ['Instituição analisa', 'Institution analyses'],
  manual_analysis: ['Gestor decide', 'Manager decides'],
  awaiting_call: ['Cliente confirma', 'Customer confirms'],
  processing: ['Instituição paga', 'Institution pays'],
  pending: ['Você corrige', 'You fix it'],
  awaiting_cancel: ['Instituição confirma', 'Institution confirms'],
})

type Display = {
  tone: Tone
  icon: LucideIcon
  next: Bilingual | null
  moving?: boolean
}

export const PROPOSAL_STATUS_DISPLAY: Readonly<Record<ProposalStatus, Display>> = {
  generating_ccb: {
    tone: 'info',
    icon: FileClock,
    next: NEXT.generating_ccb,
    moving: true,
  },
  formalization: { tone: 'accent', icon: PenLine, next: NEXT.formalization },
  analysis: {
    tone: 'info',
    icon: SearchCheck,
    next: NEXT.analysis,
    moving: true,
  },
  manual_analysis: { tone: 'warning', icon: UserCheck, next: NEXT.manual_analysis },
  awaiting_call: { tone: 'warning', icon: PhoneCall, next: NEXT.awaiting_call },
  processing: { tone: 'info', icon: Landmark, next: NEXT.processing, moving: true },
  pending: { tone: 'warning', icon: TriangleAlert, next: NEXT.pending },
  awaiting_cancel: {
    tone: 'neutral',
    icon: Hourglass,
    next: NEXT.awaiting_cancel,
    moving: true,
  },
  paid: { tone: 'positive', icon: CircleCheck, next: null },
  canceled: { tone: 'neutral', icon: Ban, next: null },
  rejected: { tone: 'danger', icon: CircleX, next: null },
  refunded: { tone: 'neutral', icon: Undo2, next: null },
}
