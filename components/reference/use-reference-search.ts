import { useRef, useState } from 'react'
import { useLanguage } from '#components/use-language.ts'
import { loadSearchEntries } from '#lib/client/reference-search.ts'
import type { SearchResult } from '#lib/reference/search.ts'

type Search = (text: string) => SearchResult[]

export const useReferenceSearch = () => {
  const language = useLanguage()
  const [text, setText] = useState('')
  const [search, setSearch] = useState<Search>()
  const loading = useRef(false)
  const load = async () => {
    if (loading.current) return
    loading.current = true
    try {
      const [{ createSearch }, entries] = await Promise.all([
        import('#lib/reference/search.ts'),
        loadSearchEntries(language),
      ])
      setSearch(() => createSearch(entries))
    } catch {
      loading.current = false
    }
  }
  return { text, setText, load, results: text.trim() === '' ? undefined : search?.(text) }
}
