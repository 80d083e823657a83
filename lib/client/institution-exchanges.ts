import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  getInstitutionExchangeContract,
  listInstitutionExchangesContract,
} from '#lib/contracts/institutions/exchanges.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type ExchangeQuery = WireInputOf<typeof listInstitutionExchangesContract>
export type ExchangePage = WireOutputOf<typeof listInstitutionExchangesContract>
export type Exchange = ExchangePage['data'][number]
export type ExchangeDetail = WireOutputOf<typeof getInstitutionExchangeContract>

const FRESH_MS = 15_000

export const useExchanges = (query: ExchangeQuery, initial: ExchangePage) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['institutions', 'exchanges', query] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listInstitutionExchangesContract>('/panel/institutions/exchanges', query, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(FRESH_MS),
  })
}

/** Never refetches, because a stored exchange does not change. */
export const useExchangePreview = (id: string) =>
  useQuery({
    queryKey: ['institution-exchange', id] as const,
    queryFn: ({ signal }) =>
      callApi<typeof getInstitutionExchangeContract>(
        '/panel/institutions/exchanges/{id}',
        { id },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
