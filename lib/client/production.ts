import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { getProductionFunnelContract } from '#lib/contracts/production/funnel'
import type { getProductionOverviewContract } from '#lib/contracts/production/overview'
import type { getProductionRankingContract } from '#lib/contracts/production/ranking'
import type { listProductionRefusalsContract } from '#lib/contracts/production/refusals'
import type { listProductionStagesContract } from '#lib/contracts/production/stages'
import { callApi } from './call-api.ts'
import { useLivePace } from './use-live-pace.ts'

export type ProductionQuery = WireInputOf<typeof getProductionOverviewContract>
export type ProductionOverviewData = WireOutputOf<typeof getProductionOverviewContract>
export type ProductionFunnelData = WireOutputOf<typeof getProductionFunnelContract>[number]
export type ProductionStageData = WireOutputOf<typeof listProductionStagesContract>[number]
export type ProductionRefusalData = WireOutputOf<typeof listProductionRefusalsContract>[number]
export type ProductionRankingData = WireOutputOf<typeof getProductionRankingContract>

const FRESH_MS = 60_000

type Report<Data> = {
  name: string
  query: ProductionQuery
  read: (query: ProductionQuery, call: { signal: AbortSignal }) => Promise<Data>
  /** What the server rendered for this very query. */
  initial?: Data
}

/** A report of production; the former one stays while another period is fetched. */
const useReport = <Data>({ name, query, read, initial }: Report<Data>): UseQueryResult<Data> => {
  const pace = useLivePace()
  return useQuery<Data>({
    queryKey: ['production', name, query],
    queryFn: ({ signal }) => read(query, { signal }),
    ...(initial !== undefined && { initialData: () => initial }),
    placeholderData: (former) => former,
    staleTime: FRESH_MS,
    refetchInterval: pace(FRESH_MS, FRESH_MS * 5),
  })
}

/** The figures and the volume of a period; `initial` is what the server rendered. */
export const useProductionOverview = (query: ProductionQuery, initial: ProductionOverviewData) =>
  useReport({
    name: 'overview',
    query,
    initial,
    read: (asked, call) =>
      callApi<typeof getProductionOverviewContract>('/panel/production/overview', asked, call),
  })

/** How far the customers of a period have come. */
export const useProductionFunnel = (query: ProductionQuery) =>
  useReport({
    name: 'funnel',
    query,
    read: (asked, call) =>
      callApi<typeof getProductionFunnelContract>('/panel/production/funnel', asked, call),
  })

/** Time in each stage. */
export const useProductionStages = (query: ProductionQuery) =>
  useReport({
    name: 'stages',
    query,
    read: (asked, call) =>
      callApi<typeof listProductionStagesContract>('/panel/production/stages', asked, call),
  })

/** Refusals by reason. */
export const useProductionRefusals = (query: ProductionQuery) =>
  useReport({
    name: 'refusals',
    query,
    read: (asked, call) =>
      callApi<typeof listProductionRefusalsContract>('/panel/production/refusals', asked, call),
  })

/** What agents and institutions brought. */
export const useProductionRanking = (query: ProductionQuery) =>
  useReport({
    name: 'ranking',
    query,
    read: (asked, call) =>
      callApi<typeof getProductionRankingContract>('/panel/production/ranking', asked, call),
  })
