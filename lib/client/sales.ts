import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { getSalesFunnelContract } from '#lib/contracts/sales/funnel.ts'
import type { getSalesOverviewContract } from '#lib/contracts/sales/overview.ts'
import type { getSalesRankingContract } from '#lib/contracts/sales/ranking.ts'
import type { listSalesRefusalsContract } from '#lib/contracts/sales/refusals.ts'
import type { listSalesStagesContract } from '#lib/contracts/sales/stages.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type SalesQuery = WireInputOf<typeof getSalesOverviewContract>
export type SalesOverviewData = WireOutputOf<typeof getSalesOverviewContract>
export type SalesFunnelData = WireOutputOf<typeof getSalesFunnelContract>[number]
export type SalesStageData = WireOutputOf<typeof listSalesStagesContract>[number]
export type SalesRefusalData = WireOutputOf<typeof listSalesRefusalsContract>[number]
export type SalesRankingData = WireOutputOf<typeof getSalesRankingContract>

const FRESH_MS = 60_000

type Report<Data> = {
  name: string
  query: SalesQuery
  read: (query: SalesQuery, call: { signal: AbortSignal }) => Promise<Data>
  initial?: Data
}

const useReport = <Data>({ name, query, read, initial }: Report<Data>): UseQueryResult<Data> => {
  const intervalOf = useRefetchInterval()
  return useQuery<Data>({
    queryKey: ['sales', name, query],
    queryFn: ({ signal }) => read(query, { signal }),
    ...(initial !== undefined && { initialData: () => initial }),
    placeholderData: (former) => former,
    staleTime: FRESH_MS,
    refetchInterval: intervalOf(FRESH_MS, FRESH_MS * 5),
  })
}

export const useSalesOverview = (query: SalesQuery, initial: SalesOverviewData) =>
  useReport({
    name: 'overview',
    query,
    initial,
    read: (input, call) => callApi<typeof getSalesOverviewContract>('/panel/sales/overview', input, call),
  })

export const useSalesFunnel = (query: SalesQuery) =>
  useReport({
    name: 'funnel',
    query,
    read: (input, call) => callApi<typeof getSalesFunnelContract>('/panel/sales/funnel', input, call),
  })

export const useSalesStages = (query: SalesQuery) =>
  useReport({
    name: 'stages',
    query,
    read: (input, call) => callApi<typeof listSalesStagesContract>('/panel/sales/stages', input, call),
  })

export const useSalesRefusals = (query: SalesQuery) =>
  useReport({
    name: 'refusals',
    query,
    read: (input, call) => callApi<typeof listSalesRefusalsContract>('/panel/sales/refusals', input, call),
  })

export const useSalesRanking = (query: SalesQuery) =>
  useReport({
    name: 'ranking',
    query,
    read: (input, call) => callApi<typeof getSalesRankingContract>('/panel/sales/ranking', input, call),
  })
