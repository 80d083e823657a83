import MiniSearch from 'minisearch'

export type SearchEntry = {
  href: string
  kind: 'operation' | 'event' | 'reason' | 'testCase' | 'page' | 'guide'
  title: string
  detail: string
  language?: 'pt-BR' | 'en'
  words: string
}

export type SearchResult = Omit<SearchEntry, 'words'>

const MOST_RESULTS = 20

/** Operations rank highest: they are searched most, but most words also occur in error codes and guides. */
const WEIGHTS: Record<SearchEntry['kind'], number> = {
  operation: 3,
  event: 2,
  page: 2,
  guide: 1,
  reason: 1,
  testCase: 1,
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Splits camelCase words and removes accents, so that "number" finds `documentNumber`. */
const termsOf = (term: string): string[] => {
  const parts = term.split(/(?<=[a-z])(?=[A-Z])/)
  return [...new Set([term, ...parts].map((part) => withoutAccents(part).toLowerCase()))].filter(Boolean)
}

const OPTIONS = {
  idField: 'href',
  fields: ['title', 'detail', 'words'],
  storeFields: ['href', 'kind', 'title', 'detail', 'language'],
  processTerm: termsOf,
  searchOptions: {
    boost: { title: 3, detail: 2 },
    prefix: true,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND' as const,
    processTerm: (term: string) => withoutAccents(term).toLowerCase(),
    boostDocument: (_: string, __: string, stored?: Record<string, unknown>) =>
      WEIGHTS[stored?.kind as SearchEntry['kind']],
  },
}

export const createSearch = (entries: readonly SearchEntry[]): ((text: string) => SearchResult[]) => {
  const index = new MiniSearch<SearchEntry>(OPTIONS)
  index.addAll(entries)
  return (text) =>
    index
      .search(text)
      .slice(0, MOST_RESULTS)
      .map(({ href, kind, title, detail, language }) => ({ href, kind, title, detail, language }))
}
