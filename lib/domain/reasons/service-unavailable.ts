import type { Reason } from './reason.ts'

/** A separate file, because every screen bundles it: no text can be fetched while the server is down. */
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
