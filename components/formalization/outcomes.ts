import type { Bilingual } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

export const NOTHING_DEDUCTED: Readonly<Record<Product, Bilingual>> = {
  fgts: [
    'Nada será descontado do seu FGTS por este contrato.',
    'Nothing will be deducted from your FGTS for this contract.',
  ],
  clt: [
    'Nada será descontado do seu salário por este contrato.',
    'Nothing will be deducted from your salary for this contract.',
  ],
}

/** Does not name the product, which is hidden from customers who are not identified. */
export const NOTHING_DEDUCTED_AT_ALL: Bilingual = [
  'Nada será descontado de você por este contrato.',
  'Nothing will be deducted from you for this contract.',
]

type Course = {
  tone: Tone
  /** Index in `STEPS` (5: all done); null if unsigned, rejected, refunded, canceled or awaiting_cancel. */
  step: number | null
  moving?: boolean
  /** True if the status advances without a person, so that a spinner is shown. */
  running?: boolean
  stopped?: boolean
}

const NO_WORDS: Bilingual = ['', '']
const NOT_VALID: Bilingual = ['Ele não vale mais.', 'It is no longer valid.']

export const OUTCOMES: Readonly<Record<ProposalStatus, Course & Record<'title' | 'text', Bilingual>>> = {
  generating_ccb: {
    tone: 'info',
    title: ['Preparando seu contrato', 'Preparing your contract'],
    text: NO_WORDS,
    step: null,
    moving: true,
    running: true,
  },
  formalization: {
    tone: 'info',
    title: ['Falta a sua assinatura', 'Your signature is missing'],
    text: NO_WORDS,
    step: null,
  },
  analysis: {
    tone: 'info',
    title: ['Contrato assinado. Estamos analisando', 'Contract signed. We are analysing it'],
    text: [
      'Você não precisa fazer nada. Pode fechar esta página e voltar depois pelo mesmo link.',
      'You do not need to do anything. You can close this page and come back later by the same link.',
    ],
    step: 3,
    moving: true,
    running: true,
  },
  manual_analysis: {
    tone: 'info',
    title: ['Contrato assinado. Uma pessoa está conferindo', 'Contract signed. A person is checking it'],
    text: [
      'A análise leva um pouco mais de tempo. Você não precisa fazer nada.',
      'The analysis takes a little longer. You do not need to do anything.',
    ],
    step: 3,
    moving: true,
  },
  awaiting_call: {
    tone: 'warning',
    title: ['Atenda a ligação da instituição', 'Please answer the institution’s call'],
    text: [
      'Ela vai ligar para confirmar seus dados. Ninguém vai pedir senha nem pagamento.',
      'They will call to confirm your data. Nobody will ask for a password or a payment.',
    ],
    step: 3,
    moving: true,
  },
  processing: {
    tone: 'info',
    title: ['Aprovado. O pagamento está a caminho', 'Approved. The payment is on its way'],
    text: ['O dinheiro está sendo enviado para você.', 'The money is being sent to you.'],
    step: 4,
    moving: true,
    running: true,
  },
  pending: {
    tone: 'warning',
    title: ['Precisamos de uma correção sua', 'We need a correction from you'],
    text: [
      'Você mesmo pode corrigir agora, em um minuto. O dinheiro sai depois disso.',
      'You can correct it yourself now, in a minute. The money goes out after that.',
    ],
    step: 3,
    moving: true,
  },
  awaiting_cancel: {
    tone: 'neutral',
    title: ['O cancelamento foi pedido', 'The cancellation was requested'],
    text: [
      'A instituição ainda vai confirmar. Se o dinheiro já tiver saído, o contrato continua valendo.',
      'The institution has yet to confirm it. If the money has already been sent, the contract stays valid.',
    ],
    step: null,
    moving: true,
    running: true,
  },
  paid: {
    tone: 'positive',
    title: ['Pronto! O dinheiro foi enviado', 'Done! The money was sent'],
    text: ['Confira sua conta.', 'Check your account.'],
    step: 5,
  },
  canceled: {
    tone: 'neutral',
    title: ['Este contrato foi cancelado', 'This contract was cancelled'],
    text: NOT_VALID,
    step: null,
    stopped: true,
  },
  rejected: {
    tone: 'neutral',
    title: ['A instituição não aprovou este contrato', 'The institution did not approve this contract'],
    text: NOT_VALID,
    step: null,
    stopped: true,
  },
  refunded: {
    tone: 'neutral',
    title: ['O valor foi devolvido', 'The amount was returned'],
    text: ['O contrato foi desfeito.', 'The contract was undone.'],
    step: null,
    stopped: true,
  },
}
