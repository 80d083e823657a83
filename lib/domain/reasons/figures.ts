import type { Reasons } from './reason.ts'

export const FIGURES_REASONS = {
  figures_changed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Os valores mudaram', en: 'The figures changed' },
    text: {
      pt: 'A liberação passou de {previousReleaseDate} para {releaseDate}, e os valores foram refeitos: valor líquido de {netCents} (antes {previousNetCents}), total de {totalCents} (antes {previousTotalCents}), primeiro vencimento em {firstDueDate}.',
      en: 'The release moved from {previousReleaseDate} to {releaseDate}, and the figures were computed again: net amount of {netCents} (before {previousNetCents}), total of {totalCents} (before {previousTotalCents}), first due date {firstDueDate}.',
    },
    nextAction: {
      pt: 'Mostre os novos valores ao cliente e repita o pedido com a data de liberação deles (releaseDate no FGTS, release_date no CLT), ou simule de novo.',
      en: 'Show the new figures to the customer and repeat the request with their release date (releaseDate for FGTS, release_date for CLT), or simulate again.',
    },
  },
  figures_renewed: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Valores atualizados', en: 'Figures updated' },
    text: {
      pt: 'Os valores foram refeitos para a liberação em {releaseDate} (antes {previousReleaseDate}): valor líquido de {netCents} (antes {previousNetCents}), primeiro vencimento em {firstDueDate}.',
      en: 'The figures were computed again for the release on {releaseDate} (before {previousReleaseDate}): net amount of {netCents} (before {previousNetCents}), first due date {firstDueDate}.',
    },
    nextAction: {
      pt: 'Confira os novos valores, leia o contrato de novo e aceite.',
      en: 'Check the new figures, read the contract again and accept.',
    },
  },
  figures_not_renewable: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Contrato sem valores para hoje', en: 'No figures for today' },
    text: {
      pt: 'Os valores deste contrato valiam para a liberação em {previousReleaseDate} e não podem ser refeitos para {releaseDate}: {causeText}',
      en: 'The figures of this contract were for the release on {previousReleaseDate} and cannot be computed again for {releaseDate}: {causeText}',
    },
    nextAction: {
      pt: 'Faça uma nova simulação com o cliente e cancele a proposta que já existir.',
      en: 'Make a new simulation with the customer and cancel the proposal if there is one.',
    },
  },
} as const satisfies Reasons
