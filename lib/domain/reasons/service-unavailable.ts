import type { Reason } from './reason.ts'

/**
 * This reason has its own file because every screen bundles it: while the server is down, the text
 * cannot be fetched.
 */
export const SERVICE_UNAVAILABLE = {
  kind: 'unavailable',
  retryable: true,
  whoActs: 'us',
  title: { pt: 'Serviço indisponível', en: 'Service unavailable' },
  text: {
    pt: 'O serviço está sobrecarregado, reiniciando ou sem acesso aos próprios dados.',
    en: 'The service is overloaded, restarting or cannot reach its own data.',
  },
  nextAction: { pt: 'Repita em alguns segundos.', en: 'Repeat in a few seconds.' },
} as const satisfies Reason
