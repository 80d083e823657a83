import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { getCustomerContract } from '#lib/contracts/customers/customer.ts'
import type { listCustomersContract } from '#lib/contracts/customers/list-customers.ts'
import type { searchEverythingCommand, startBalancesOfCommand } from '#lib/contracts/customers/search.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Customer = WireOutputOf<typeof getCustomerContract>
export type CustomerEvent = Customer['timeline'][number]

const REFRESH_MS = 5_000

const readOf = (key: string) => ({
  queryKey: ['customers', 'one', key] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<typeof getCustomerContract>('/panel/customers/{key}', { key }, { signal }),
})

export const useCustomer = (initial: Customer) => {
  const intervalOf = useRefetchInterval()
  return useQuery({ ...readOf(initial.key), initialData: initial, refetchInterval: intervalOf(REFRESH_MS) })
}

export const useCustomerPreview = (key: string) => useQuery(readOf(key))

export const useFetchCustomer = () => {
  const client = useQueryClient()
  return (key: string): Promise<Customer> => client.fetchQuery({ ...readOf(key), staleTime: REFRESH_MS })
}

export type CustomerPage = WireOutputOf<typeof listCustomersContract>
export type CustomerLine = CustomerPage['data'][number]

type CustomerListRequest = { query: WireInputOf<typeof listCustomersContract>; initial: CustomerPage }

const LIST_REFRESH_MS = 20_000

export const useCustomers = ({ query, initial }: CustomerListRequest) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['customers', 'list', query] as const,
    queryFn: ({ signal }) => callApi<typeof listCustomersContract>('/panel/customers', query, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(LIST_REFRESH_MS),
  })
}

export type SearchResults = WireOutputOf<typeof searchEverythingCommand>

export type SearchEverything = ClientAction<WireInputOf<typeof searchEverythingCommand>, SearchResults>

export type StartBalancesOf = ClientAction<
  WireInputOf<typeof startBalancesOfCommand>,
  WireOutputOf<typeof startBalancesOfCommand>
>
