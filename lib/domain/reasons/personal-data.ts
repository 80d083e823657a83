import type { Reasons } from './reason.ts'

export const PERSONAL_DATA_REASONS = {
  reveal_limit_reached: {
    kind: 'limit',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'Muitos dados abertos em pouco tempo', en: 'Too much data revealed in a short time' },
    text: {
      pt: 'Você abriu muitos dados pessoais na última hora; o acesso volta em alguns minutos.',
      en: 'You revealed a lot of personal data within the last hour; access returns in a few minutes.',
    },
    nextAction: {
      pt: 'Espere alguns minutos. Para listas, peça ao gestor a exportação.',
      en: 'Wait a few minutes. For lists ask the manager for the export.',
    },
  },
  reveal_reason_required: {
    kind: 'rule',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'Diga por que você precisa ver', en: 'Say why you need to see it' },
    text: {
      pt: 'Dado pessoal aberto fica registrado com o motivo.',
      en: 'Personal data is shown with a reason, which is recorded.',
    },
    nextAction: {
      pt: 'Escolha o motivo; ele vale por 15 minutos para este cliente.',
      en: 'Choose the reason; it counts for 15 minutes for this customer.',
    },
  },
  erasure_waiting: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Já há um pedido aberto', en: 'A request is open already' },
    text: {
      pt: 'A eliminação dos dados deste cliente já foi pedida e aguarda outro gestor.',
      en: 'The erasure of the data of this customer was asked for and waits for another manager.',
    },
    nextAction: {
      pt: 'Peça a outro gestor que decida na página do cliente.',
      en: 'Ask another manager to decide on the customer’s page.',
    },
  },
  erasure_closed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Este pedido já foi encerrado', en: 'This request is closed' },
    text: {
      pt: 'A eliminação já foi feita, recusada ou retirada.',
      en: 'The erasure was done, refused or withdrawn already.',
    },
    nextAction: { pt: 'Atualize a página do cliente.', en: 'Reload the customer’s page.' },
  },
} as const satisfies Reasons
