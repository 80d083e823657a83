import { useQuery } from '@tanstack/react-query'
import type { listBanksContract } from '#lib/contracts/reference/banks.ts'
import { callApi } from './call-api.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const useBanks = () =>
  useQuery({
    queryKey: ['banks'],
    queryFn: ({ signal }) => callApi<typeof listBanksContract>('/banks', {}, { signal }),
    staleTime: DAY_MS,
  })
