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
import type { ProposalStatus } from '#lib/domain/proposals/status'
import type { Tone } from '../ui/tone.ts'

type Look = {
  tone: Tone
  icon: LucideIcon
  /** Who does what next, in two words; null when nothing is left to do. */
  next: string | null
  /** Something is going on by itself right now. */
  moving?: boolean
}

/** How each status looks, and who does what next. */
export const STATUS_LOOK: Readonly<Record<ProposalStatus, Look>> = {
  generating_ccb: { tone: 'info', icon: FileClock, next: 'Instituição prepara', moving: true },
  formalization: { tone: 'accent', icon: PenLine, next: 'Cliente assina' },
  analysis: { tone: 'info', icon: SearchCheck, next: 'Instituição analisa', moving: true },
  manual_analysis: { tone: 'warning', icon: UserCheck, next: 'Gestor decide' },
  awaiting_call: { tone: 'warning', icon: PhoneCall, next: 'Cliente atende' },
  processing: { tone: 'info', icon: Landmark, next: 'Instituição paga', moving: true },
  pending: { tone: 'warning', icon: TriangleAlert, next: 'Você corrige' },
  awaiting_cancel: { tone: 'neutral', icon: Hourglass, next: 'Instituição confirma', moving: true },
  paid: { tone: 'positive', icon: CircleCheck, next: null },
  canceled: { tone: 'neutral', icon: Ban, next: null },
  rejected: { tone: 'danger', icon: CircleX, next: null },
  refunded: { tone: 'neutral', icon: Undo2, next: null },
}
