import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  decidePriceCeilingCommand,
  proposePriceCeilingCommand,
} from '#lib/contracts/prices/change-price-ceiling.ts'
import type {
  decidePriceChangeCommand,
  savePriceChangeCommand,
} from '#lib/contracts/prices/change-price-table.ts'
import type { getPriceChangeContract } from '#lib/contracts/prices/get-price-change.ts'
import type { getPriceTableStateContract } from '#lib/contracts/prices/get-price-table-state.ts'
import type { listPriceTablesContract } from '#lib/contracts/prices/list-price-tables.ts'
import type { draftTableCommand, startPriceChangeCommand } from '#lib/contracts/prices/start-price-change.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type PriceTableOverview = WireOutputOf<typeof listPriceTablesContract>
export type PriceTableItem = PriceTableOverview['tables'][number]
export type PriceChange = PriceTableOverview['changes'][number]
export type PriceTableState = WireOutputOf<typeof getPriceTableStateContract>
export type PriceChangeDetail = WireOutputOf<typeof getPriceChangeContract>
export type PriceWhatIf = NonNullable<PriceChangeDetail['whatIf']>
export type PriceChangeWire = WireInputOf<typeof savePriceChangeCommand>
export type NewTableWire = WireInputOf<typeof draftTableCommand>

type ById = ClientAction<{ id: string }, PriceChangeDetail>

export type PriceChangeActions = {
  save: ClientAction<PriceChangeWire, PriceChangeDetail>
  tryOut: ById
  propose: ById
  withdraw: ById
  rebase: ClientAction<{ id: string }, { id: string }>
  decide: ClientAction<WireInputOf<typeof decidePriceChangeCommand>, PriceChangeDetail>
}

export type ProposePriceCeiling = ClientAction<WireInputOf<typeof proposePriceCeilingCommand>, { id: string }>
export type DecidePriceCeiling = ClientAction<WireInputOf<typeof decidePriceCeilingCommand>, { id: string }>

/** Returns the id of the draft. */
export type StartPriceChange = ClientAction<WireInputOf<typeof startPriceChangeCommand>, { id: string }>

const RESTING_MS = 20_000
const RUNNING_MS = 700

export const usePriceTables = (initial: PriceTableOverview) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['prices', 'overview'],
    queryFn: ({ signal }) => callApi<typeof listPriceTablesContract>('/panel/prices', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

export const usePriceTableState = (id: string, initial: PriceTableState) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['prices', 'standing', id],
    queryFn: ({ signal }) =>
      callApi<typeof getPriceTableStateContract>('/panel/prices/{id}', { id }, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

const keyOf = (id: string) => ['prices', 'change', id]

export const usePriceChange = (initial: PriceChangeDetail) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: keyOf(initial.id),
    queryFn: ({ signal }) =>
      callApi<typeof getPriceChangeContract>('/panel/prices/changes/{id}', { id: initial.id }, { signal }),
    initialData: initial,
    refetchInterval: ({ state }) =>
      state.data?.whatIf?.status === 'running' ? RUNNING_MS : intervalOf(RESTING_MS, false),
  })
}

export const useCachePriceChange = () => {
  const client = useQueryClient()
  return (change: PriceChangeDetail) => {
    client.setQueryData(keyOf(change.id), change)
    void client.invalidateQueries({ queryKey: ['prices', 'overview'] })
    void client.invalidateQueries({ queryKey: ['home', 'counts'] })
  }
}
