import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import type { Product } from '#lib/domain/proposals/product'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import type { Tone } from '../ui/tone.ts'

/** What the page is about now. */
export type Stage = 'preparing' | 'identify' | 'read' | 'accept' | 'expired' | 'after'

/** The steps of signing, and the place of each stage among them. */
export const SIGNING_STEPS = ['Confirmar quem é você', 'Ler o contrato', 'Aceitar'] as const
export const SIGNING_PLACE = { identify: 0, read: 1, accept: 2 } as const

/** What happens by itself after the signature. */
export const PAYING_STEPS = ['Análise', 'Pagamento', 'Dinheiro na conta'] as const

/** Where a customer is. */
export const stageOf = (view: FormalizationView, at: Date): Stage => {
  const { status } = view
  if (status === 'generating_ccb' || (status === 'formalization' && !view.contractReady)) return 'preparing'
  const unsigned = view.signedAt === null && (status === 'formalization' || status === 'canceled')
  if (unsigned && at >= view.signatureDeadlineAt) return 'expired'
  if (!view.awaitsSignature) return 'after'
  if (!view.identified) return 'identify'
  return view.contractRead ? 'accept' : 'read'
}

type Outcome = {
  tone: Tone
  title: string
  text: string
  /** The place among the steps after the signature; null where the journey has ended otherwise. */
  place: number | null
  /** It goes on by itself. */
  moving?: boolean
  /** Nothing will be deducted for this contract. */
  stopped?: boolean
}

/** Where nothing will be taken from, by product. */
export const NOTHING_DEDUCTED: Readonly<Record<Product, string>> = {
  fgts: 'Nada será descontado do seu FGTS por este contrato.',
  clt: 'Nada será descontado do seu salário por este contrato.',
}

/** What each status means to the customer, in their words. */
export const OUTCOMES: Readonly<Record<ProposalStatus, Outcome>> = {
  generating_ccb: { tone: 'info', title: 'Preparando seu contrato', text: '', place: null, moving: true },
  formalization: { tone: 'info', title: 'Falta a sua assinatura', text: '', place: null },
  analysis: {
    tone: 'info',
    title: 'Contrato assinado. Estamos analisando',
    text: 'Você não precisa fazer nada. Pode fechar esta página e voltar depois pelo mesmo link.',
    place: 0,
    moving: true,
  },
  manual_analysis: {
    tone: 'info',
    title: 'Contrato assinado. Uma pessoa está conferindo',
    text: 'A análise leva um pouco mais de tempo. Você não precisa fazer nada.',
    place: 0,
    moving: true,
  },
  awaiting_call: {
    tone: 'warning',
    title: 'Atenda nossa ligação',
    text: 'A instituição vai ligar para confirmar seus dados. Nunca pedimos senha nem pagamento.',
    place: 0,
    moving: true,
  },
  processing: {
    tone: 'info',
    title: 'Aprovado. O pagamento está a caminho',
    text: 'O dinheiro está sendo enviado para você.',
    place: 1,
    moving: true,
  },
  pending: {
    tone: 'warning',
    title: 'Falta corrigir uma coisa',
    text: 'Fale com quem atendeu você para corrigir.',
    place: 1,
    moving: true,
  },
  awaiting_cancel: {
    tone: 'neutral',
    title: 'O cancelamento foi pedido',
    text: 'A instituição ainda vai confirmar. Se o dinheiro já tiver saído, o contrato continua valendo.',
    place: null,
    moving: true,
  },
  paid: {
    tone: 'positive',
    title: 'Pronto! O dinheiro foi enviado',
    text: 'Confira sua conta. Você pode desistir em até 7 dias, devolvendo o valor: fale com quem atendeu você.',
    place: 3,
  },
  canceled: {
    tone: 'neutral',
    title: 'Este contrato foi cancelado',
    text: 'Ele não vale mais.',
    place: null,
    stopped: true,
  },
  rejected: {
    tone: 'neutral',
    title: 'A instituição não aprovou este contrato',
    text: 'Ele não vale mais.',
    place: null,
    stopped: true,
  },
  refunded: {
    tone: 'neutral',
    title: 'O valor foi devolvido',
    text: 'O contrato foi desfeito.',
    place: null,
    stopped: true,
  },
}
