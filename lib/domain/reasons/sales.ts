import type { Reasons } from './reason.ts'

export const SALES_REASONS = {
  invalid_period: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Período inválido', en: 'Invalid period' },
    text: {
      pt: 'Informe os dois dias, o primeiro antes do último, com no máximo um ano entre eles.',
      en: 'Give both days, the first before the last, at most a year apart.',
    },
    nextAction: { pt: 'Corrija os dias do período.', en: 'Correct the days of the period.' },
  },
} as const satisfies Reasons
