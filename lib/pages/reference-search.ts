import type { Language } from '#lib/domain/language.ts'
import { GUIDES, sectionsOf } from '#lib/reference/guides.ts'
import { createSearch, type SearchEntry, type SearchResult } from '#lib/reference/search.ts'
import { searchEntriesOf } from '#lib/reference/search-entries.ts'
import { apiReference } from './api-reference.ts'
import { readGuide } from './guides.ts'

type Index = { entries: SearchEntry[]; search: (text: string) => SearchResult[] }

const indexes = new Map<Language, Promise<Index>>()

const indexIn = (language: Language): Promise<Index> => {
  const index = indexes.get(language) ?? createIndex(language)
  indexes.set(language, index)
  return index
}

const createIndex = async (language: Language): Promise<Index> => {
  const guides = GUIDES.map(async ({ name }) => ({
    name,
    sections: sectionsOf((await readGuide(name)) ?? '').sections,
  }))
  const { info, tags, operations } = await apiReference()
  const entries = searchEntriesOf({ info, tags, operations, guides: await Promise.all(guides) }, language)
  return { entries, search: createSearch(entries) }
}

export const searchEntries = async (language: Language): Promise<SearchEntry[]> =>
  (await indexIn(language)).entries

export const searchReference = async (text: string, language: Language): Promise<SearchResult[]> =>
  (await indexIn(language)).search(text)
