import { useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { getCustomerContract } from '#lib/contracts/customers/customer'
import type { searchEverythingCommand, startBalancesOfCommand } from '#lib/contracts/customers/search'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useLivePace } from './use-live-pace.ts'

export type Customer = WireOutputOf<typeof getCustomerContract>
export type CustomerEvent = Customer['timeline'][number]

const REFRESH_MS = 5_000

/** A customer in one place, kept up to date by itself; `initial` is what the server rendered. */
export const useCustomer = (initial: Customer) => {
  const pace = useLivePace()
  return useQuery({
    queryKey: ['customers', 'one', initial.key] as const,
    queryFn: ({ signal }) =>
      callApi<typeof getCustomerContract>('/panel/customers/{key}', { key: initial.key }, { signal }),
    initialData: initial,
    refetchInterval: pace(REFRESH_MS),
  })
}

export type SearchResults = WireOutputOf<typeof searchEverythingCommand>

/** Searches customers, proposals and terms by a POST: what is typed is in no address. */
export type SearchEverything = ClientAction<WireInputOf<typeof searchEverythingCommand>, SearchResults>

/** Asks every institution for a customer's balance. */
export type StartBalancesOf = ClientAction<
  WireInputOf<typeof startBalancesOfCommand>,
  WireOutputOf<typeof startBalancesOfCommand>
>
