import { normalizeCpf } from '#lib/domain/documents/cpf.ts'

export const VIEW_SCREENS = ['proposals', 'clt', 'audit'] as const
export type ViewScreen = (typeof VIEW_SCREENS)[number]

/** Limit per person and screen. */
export const MOST_VIEWS = 30

/** Returns whether a URL query may be stored; a query with a CPF may not. */
export const isStorableQuery = (query: string): boolean =>
  [...new URLSearchParams(query).values()].every((value) => normalizeCpf(value) === null)
