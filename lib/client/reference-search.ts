import type { Language } from '#lib/domain/language.ts'
import { SEARCH_INDEX_PATH } from '#lib/reference/reference-address.ts'
import type { SearchEntry } from '#lib/reference/search.ts'

export const loadSearchEntries = async (language: Language): Promise<SearchEntry[]> => {
  const response = await fetch(`${SEARCH_INDEX_PATH}?language=${language}`)
  if (!response.ok) throw new Error(`search index: ${response.status}`)
  return response.json()
}
