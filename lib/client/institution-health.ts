import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { listInstitutionHealthContract } from '#lib/contracts/institutions/health.ts'
import type { HealthRange } from '#lib/domain/institutions/call-figures.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type InstitutionHealthData = WireOutputOf<typeof listInstitutionHealthContract>[number]

const FRESH_MS = 15_000

export const useInstitutionHealth = (range: HealthRange, initial: InstitutionHealthData[]) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['institutions', 'health', range] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listInstitutionHealthContract>('/panel/institutions', { range }, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(FRESH_MS),
  })
}
