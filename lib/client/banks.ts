import { useQuery } from '@tanstack/react-query'
import type { listBanksContract } from '#lib/contracts/reference/banks'
import { callApi } from './call-api.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Every bank money can be sent to; a few hundred that hardly ever change, so that searching them needs no
 * network.
 */
export const useBanks = () =>
  useQuery({
    queryKey: ['banks'],
    queryFn: ({ signal }) => callApi<typeof listBanksContract>('/banks', {}, { signal }),
    staleTime: DAY_MS,
  })
