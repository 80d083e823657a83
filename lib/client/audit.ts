import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { listAuditContract } from '#lib/contracts/audit/audit.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type AuditQuery = WireInputOf<typeof listAuditContract>
export type AuditPage = WireOutputOf<typeof listAuditContract>
export type AuditEntry = AuditPage['data'][number]

const RESTING_MS = 20_000

export const useAudit = (query: AuditQuery, initial: AuditPage) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['audit', 'list', query] as const,
    queryFn: ({ signal }) => callApi<typeof listAuditContract>('/panel/audit', query, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(query.cursor ? false : RESTING_MS, false),
  })
}
