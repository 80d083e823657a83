import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { getSampleDataContract } from '#lib/contracts/samples/sample-data.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'

export type SampleData = WireOutputOf<typeof getSampleDataContract>
export type SampleAction = ClientAction<{ confirmed: true }, SampleData>

const WORKING_MS = 1_000

export const isWorking = ({ status }: SampleData): boolean => status === 'creating' || status === 'removing'

export const useSampleData = (initial: SampleData) =>
  useQuery({
    queryKey: ['samples'] as const,
    queryFn: ({ signal }) => callApi<typeof getSampleDataContract>('/panel/samples', {}, { signal }),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? WORKING_MS : false),
  })

export const useStoreSampleData = () => {
  const client = useQueryClient()
  return {
    /** An answer that is under way would overwrite `data` with what was before. */
    store: async (data: SampleData): Promise<void> => {
      await client.cancelQueries({ queryKey: ['samples'] })
      client.setQueryData(['samples'], data)
    },
    refreshLists: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'samples' }),
  }
}
