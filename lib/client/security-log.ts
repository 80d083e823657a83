import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { listSecurityLogContract } from '#lib/contracts/audit/security-log.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type SecurityLogQuery = WireInputOf<typeof listSecurityLogContract>
export type SecurityLogPage = WireOutputOf<typeof listSecurityLogContract>
export type SecurityLogEvent = SecurityLogPage['data'][number]

const RESTING_MS = 20_000

export const useSecurityLog = (query: SecurityLogQuery, initial: SecurityLogPage) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['audit', 'security', query] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listSecurityLogContract>('/panel/security-log', query, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(query.cursor ? false : RESTING_MS, false),
  })
}
