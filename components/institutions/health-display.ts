import { CircleCheck, CircleOff, CircleX, type LucideIcon, Moon, TriangleAlert } from 'lucide-react'
import type { Bilingual } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { CallOperation } from '#lib/domain/institutions/call-figures.ts'
import type { HealthState } from '#lib/domain/institutions/institution-health.ts'

type Display = { label: Bilingual; meaning: Bilingual; tone: Tone; icon: LucideIcon }

export const HEALTH_DISPLAY: Readonly<Record<HealthState, Display>> = {
  working: {
    label: ['Funcionando', 'Working'],
    meaning: ['As chamadas dos últimos 15 minutos vão bem.', 'The calls of the last 15 minutes went well.'],
    tone: 'positive',
    icon: CircleCheck,
  },
  degraded: {
    label: ['Instável', 'Degraded'],
    meaning: [
      'Nos últimos 15 minutos, menos de 95% das chamadas deram certo ou uma em vinte levou 5 s ou mais.',
      'In the last 15 minutes fewer than 95% of the calls succeeded, or one in twenty took 5 s or more.',
    ],
    tone: 'warning',
    icon: TriangleAlert,
  },
  down: {
    label: ['Fora do ar', 'Down'],
    meaning: [
      'As três últimas chamadas falharam, ou menos da metade das dos últimos 15 minutos deu certo. As que falham são repetidas sozinhas.',
      'The last three calls failed, or fewer than half of the last 15 minutes succeeded. What fails is tried again by itself.',
    ],
    tone: 'danger',
    icon: CircleX,
  },
  quiet: {
    label: ['Sem chamadas', 'No calls'],
    meaning: ['Nada foi pedido nos últimos 15 minutos.', 'Nothing was asked in the last 15 minutes.'],
    tone: 'neutral',
    icon: Moon,
  },
  off: {
    label: ['Desativada', 'Inactive'],
    meaning: ['O operador desativou esta instituição.', 'The operator deactivated this institution.'],
    tone: 'neutral',
    icon: CircleOff,
  },
}

export const OPERATION_NAMES: Readonly<Record<CallOperation, Bilingual>> = {
  request_fgts_balance: ['Consultar saldo FGTS', 'Ask for an FGTS balance'],
  request_clt_consult: ['Consultar margem CLT', 'Ask for a CLT margin'],
  submit_proposal: ['Enviar proposta', 'Hand in a proposal'],
  confirm_signature: ['Confirmar assinatura', 'Confirm a signature'],
  revoke_clt_consent: ['Avisar da revogação', 'Report a revocation'],
  request_cancellation: ['Pedir cancelamento', 'Ask for a cancellation'],
  solve_pending_item: ['Enviar correção', 'Send a correction'],
  decide_review: ['Enviar decisão da análise', 'Send a review decision'],
  read_worker: ['Ler o vínculo do trabalhador', 'Read employment'],
  read_state: ['Ler a situação', 'Read the state'],
  read_contract: ['Ler valores assinados', 'Read signed amounts'],
  read_prices: ['Ler tabelas', 'Read price tables'],
}
