import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { countHomeContract, getHomeContract } from '#lib/contracts/home/home.ts'
import type { HomeScope } from '#lib/domain/home/home-view.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Home = WireOutputOf<typeof getHomeContract>
export type HomeGroup = Home['groups'][number]
export type HomeLine = HomeGroup['lines'][number]
export type DayFigures = Home['today']
export type MenuCounts = WireOutputOf<typeof countHomeContract>

const SECOND = 1000

export const useHome = (of: HomeScope, initial: Home) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['home', 'queue', of] as const,
    queryFn: ({ signal }) => callApi<typeof getHomeContract>('/panel/home', { of }, { signal }),
    initialData: initial.scope === of ? initial : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(15 * SECOND),
  })
}

export const useMenuCounts = (initial: MenuCounts) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['home', 'counts'] as const,
    queryFn: ({ signal }) => callApi<typeof countHomeContract>('/panel/home/counts', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(60 * SECOND),
  })
}
