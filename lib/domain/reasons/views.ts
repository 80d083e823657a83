import type { Reasons } from './reason.ts'

export const VIEW_REASONS = {
  view_not_kept: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Visão não salva', en: 'View not saved' },
    text: {
      pt: 'Uma visão não guarda CPF: ele é de um cliente só.',
      en: 'A view keeps no CPF: it belongs to a single customer.',
    },
    nextAction: { pt: 'Limpe a busca e salve de novo.', en: 'Clear the search and save again.' },
  },
  too_many_views: {
    kind: 'limit',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Visões demais', en: 'Too many views' },
    text: {
      pt: 'Cada tela guarda até {maximum} visões por pessoa.',
      en: 'Each screen keeps up to {maximum} views for a person.',
    },
    nextAction: { pt: 'Exclua uma visão que não usa mais.', en: 'Delete a view you no longer use.' },
  },
} as const satisfies Reasons
