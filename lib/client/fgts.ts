import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { getFgtsBalanceQueryContract, listFgtsBalancesContract } from '#lib/contracts/fgts/balance.ts'
import type { compareFgtsTablesCommand } from '#lib/contracts/fgts/compare-tables.ts'
import type { listFgtsFeeTablesContract } from '#lib/contracts/fgts/fee-tables.ts'
import type { listFgtsOffersCommand } from '#lib/contracts/fgts/list-offers.ts'
import type { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations.ts'
import type { ClientAction } from './answer.ts'
import { callApi, problemError } from './call-api.ts'
import { runAction } from './run-action.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type FgtsBalanceQuery = WireOutputOf<typeof getFgtsBalanceQueryContract>
export type FgtsBalancePage = WireOutputOf<typeof listFgtsBalancesContract>
export type FgtsBalanceItem = FgtsBalancePage['data'][number]

const RUNNING_MS = 1_200
const RECENT_MS = 15_000

export const RECENT_LIMIT = 30

export const isRunning = ({ status }: Pick<FgtsBalanceQuery, 'status'>): boolean =>
  status === 'queued' || status === 'running'

export const useFgtsBalanceQueries = (ids: readonly string[], initial: readonly FgtsBalanceQuery[]) => {
  const intervalOf = useRefetchInterval()
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['fgts', 'balance-query', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi<typeof getFgtsBalanceQueryContract>('/fgts/balance/queries/{id}', { id }, { signal }),
      initialData: initial.find((query) => query.id === id),
      refetchInterval: ({ state }: { state: { data: FgtsBalanceQuery | undefined } }) =>
        intervalOf(state.data && !isRunning(state.data) ? false : RUNNING_MS),
    })),
  })
}

export const RECENT_FGTS_BALANCES = ['fgts', 'balances', 'recent']

export type RecentFgtsBalances = {
  startDate: string
  provider?: string
  status?: 'success' | 'fail'
}

export const useRecentFgtsBalances = (query: RecentFgtsBalances, initial: FgtsBalancePage) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: [...RECENT_FGTS_BALANCES, query],
    queryFn: ({ signal }) =>
      callApi<typeof listFgtsBalancesContract>(
        '/fgts/balance',
        { ...query, limit: RECENT_LIMIT },
        { signal },
      ),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(RECENT_MS),
  })
}

export type FgtsPriceTable = WireOutputOf<typeof listFgtsFeeTablesContract>[number]
export type ComparedFgtsTable = WireOutputOf<typeof compareFgtsTablesCommand>[number]
export type FgtsFigures = NonNullable<ComparedFgtsTable['figures']>
export type FgtsComparisonRequest = WireInputOf<typeof compareFgtsTablesCommand>
export type FgtsSimulation = WireOutputOf<typeof createFgtsSimulationContract>

type Comparison = {
  compare: ClientAction<FgtsComparisonRequest, ComparedFgtsTable[]>
  request: FgtsComparisonRequest
  enabled: boolean
  initial?: ComparedFgtsTable[] | undefined
}

export const useFgtsComparison = ({ compare, request, enabled, initial }: Comparison) =>
  useQuery({
    queryKey: ['fgts', 'comparison', request],
    queryFn: async () => {
      const answer = await runAction(compare, request)
      if (answer.ok) return answer.data
      throw problemError(answer.problem)
    },
    enabled,
    initialData: initial,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export type FgtsOffers = WireOutputOf<typeof listFgtsOffersCommand>
export type FgtsOffer = NonNullable<FgtsOffers[number]['best']>
export type ListFgtsOffers = ClientAction<WireInputOf<typeof listFgtsOffersCommand>, FgtsOffers>

export const useFgtsOffers = (list: ListFgtsOffers, ids: readonly string[], initial: FgtsOffers) =>
  useQuery({
    queryKey: ['fgts', 'offers', ids],
    queryFn: async () => {
      const answer = await runAction(list, { balanceIds: [...ids] })
      if (answer.ok) return answer.data
      throw problemError(answer.problem)
    },
    enabled: ids.length > 0,
    initialData: ids.join() === initial.map(({ balanceId }) => balanceId).join() ? initial : undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
