import type { Reasons } from './reason.ts'

/** Reasons met by who asks for a customer's data in full. */
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
} as const satisfies Reasons
