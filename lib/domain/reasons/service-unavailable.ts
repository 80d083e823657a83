import type { Reason } from './reason.ts'

/** By itself, since every screen carries it: what is said when nothing answers cannot be fetched then. */
export const SERVICE_UNAVAILABLE = {
  kind: 'unavailable',
  retryable: true,
  whoActs: 'us',
  title: { pt: 'Serviço indisponível', en: 'Service unavailable' },
  text: {
    pt: 'O serviço está reiniciando ou não alcança os próprios dados.',
    en: 'The service is restarting or cannot reach its own data.',
  },
  nextAction: { pt: 'Repita em alguns segundos.', en: 'Repeat in a few seconds.' },
} as const satisfies Reason
