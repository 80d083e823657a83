import { useQuery } from '@tanstack/react-query'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { getMonitoringContract } from '#lib/contracts/monitoring/monitoring.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type MonitoringData = WireOutputOf<typeof getMonitoringContract>

const FRESH_MS = 15_000

export const useMonitoring = (initial: MonitoringData) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['monitoring'] as const,
    queryFn: ({ signal }) => callApi<typeof getMonitoringContract>('/panel/monitoring', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(FRESH_MS),
  })
}
