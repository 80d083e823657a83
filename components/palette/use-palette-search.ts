import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#components/ui/use-debounced-value.ts'
import { problemError } from '#lib/client/call-api.ts'
import type { SearchEverything, SearchResults } from '#lib/client/customers.ts'
import { runAction } from '#lib/client/run-action.ts'

const PAUSE_MS = 150
const LEAST_LETTERS = 2

export const usePaletteSearch = (input: string, search: SearchEverything | null) => {
  const text = useDebouncedValue(input.trim(), PAUSE_MS)
  const enabled = search !== null && text.length >= LEAST_LETTERS
  const query = useQuery({
    queryKey: ['customers', 'search', text] as const,
    queryFn: search === null ? skipToken : () => fetchResults(search, text),
    enabled,
    placeholderData: keepPreviousData,
    // The search text is personal data, so no result is cached after the palette closes.
    gcTime: 0,
  })
  const isSearchable = search !== null && input.trim().length >= LEAST_LETTERS
  return {
    results: isSearchable && enabled ? displayedResults(query) : undefined,
    error: isSearchable ? query.error : null,
    searching: isSearchable && (text !== input.trim() || query.isFetching),
  }
}

const fetchResults = async (search: SearchEverything, text: string): Promise<SearchResults> => {
  const answer = await runAction(search, { text })
  if (answer.ok) return answer.data
  throw problemError(answer.problem)
}

// While new results load, the previous ones stay visible, but without the actions for the previous CPF.
const displayedResults = ({
  data,
  isPlaceholderData,
}: {
  data: SearchResults | undefined
  isPlaceholderData: boolean
}) => (data && isPlaceholderData ? { ...data, cpf: null } : data)
