import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  decideAccessRequestCommand,
  listAccessRequestsContract,
  requestAccessCommand,
} from '#lib/contracts/people/access-requests.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>

export type AccessRequests = WireOutputOf<typeof listAccessRequestsContract>
export type AccessRequest = AccessRequests['requests'][number]
export type RequestAccess = Of<typeof requestAccessCommand>
export type DecideAccessRequest = Of<typeof decideAccessRequestCommand>
export type GivenAccess = WireOutputOf<typeof decideAccessRequestCommand>

const RESTING_MS = 20_000

export const useAccessRequests = (initial: AccessRequests) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['people', 'requests'] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listAccessRequestsContract>('/panel/access-requests', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

export const useRefetchAccessRequests = () => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: ['people'] })
    void client.invalidateQueries({ queryKey: ['home', 'counts'] })
  }
}
