import { normalizeCpf } from '#lib/domain/documents/cpf'

/** The screens whose lists can be kept as views. */
export const VIEW_SCREENS = ['proposals', 'clt', 'audit'] as const
export type ViewScreen = (typeof VIEW_SCREENS)[number]

/** How many views a person keeps for one screen. */
export const MOST_VIEWS = 30

/** Whether an address may be kept: a CPF is searched for, never stored. */
export const isKeptQuery = (query: string): boolean =>
  [...new URLSearchParams(query).values()].every((value) => normalizeCpf(value) === null)
