import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export.ts'
import type { getProposalContract } from '#lib/contracts/proposals/proposals.ts'
import type {
  findListNeighboursContract,
  listTrackedProposalsContract,
} from '#lib/contracts/proposals/tracking.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Proposal = WireOutputOf<typeof getProposalContract>
export type ProposalPage = WireOutputOf<typeof listTrackedProposalsContract>
export type ProposalItem = ProposalPage['data'][number]
export type ProposalQuery = WireInputOf<typeof listTrackedProposalsContract>

export type TrackingQuery = Omit<WireInputOf<typeof findListNeighboursContract>, 'id'>

export type EncryptSearch = ClientAction<
  WireInputOf<typeof encryptSearchCommand>,
  WireOutputOf<typeof encryptSearchCommand>
>

const SECOND = 1000
const LIST_RUNNING_MS = 4 * SECOND
const LIST_RESTING_MS = 20 * SECOND

/** Poll interval of each status; false for statuses that no longer change. */
const CHANGES_WITHIN_MS: Readonly<Record<ProposalStatus, number | false>> = {
  generating_ccb: 1.2 * SECOND,
  formalization: 3 * SECOND,
  analysis: 1.2 * SECOND,
  manual_analysis: 5 * SECOND,
  awaiting_call: 5 * SECOND,
  processing: 1.2 * SECOND,
  pending: 5 * SECOND,
  awaiting_cancel: 1.5 * SECOND,
  paid: 15 * SECOND,
  canceled: false,
  rejected: false,
  refunded: false,
}

const RUNNING: readonly ProposalStatus[] = [
  'generating_ccb',
  'formalization',
  'analysis',
  'processing',
  'awaiting_cancel',
]

const proposalKey = (id: string) => ['proposals', 'one', id] as const

export const useProposal = (initial: Proposal) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: proposalKey(initial.id),
    queryFn: ({ signal }) =>
      callApi<typeof getProposalContract>('/proposals/{id}', { id: initial.id }, { signal }),
    initialData: initial,
    refetchInterval: ({ state }) =>
      intervalOf(state.data ? CHANGES_WITHIN_MS[state.data.status] : LIST_RESTING_MS),
  })
}

export const useProposalPreview = (id: string) =>
  useQuery({
    queryKey: proposalKey(id),
    queryFn: ({ signal }) => callApi<typeof getProposalContract>('/proposals/{id}', { id }, { signal }),
  })

export const useProposalOf = (id: string | null, initial: Proposal | null) =>
  useQuery({
    queryKey: proposalKey(id ?? ''),
    queryFn: ({ signal }) =>
      callApi<typeof getProposalContract>('/proposals/{id}', { id: id ?? '' }, { signal }),
    enabled: id !== null,
    initialData: initial?.id === id ? (initial ?? undefined) : undefined,
  })

export const useCacheProposal = () => {
  const client = useQueryClient()
  return (proposal: Proposal): void => {
    client.setQueryData(proposalKey(proposal.id), proposal)
    void client.invalidateQueries({ queryKey: ['proposals', 'list'] })
  }
}

export const useProposals = (query: ProposalQuery, initial: ProposalPage) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['proposals', 'list', query] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listTrackedProposalsContract>('/panel/proposals', query, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      intervalOf(
        state.data?.data.some(({ status }) => RUNNING.includes(status)) ? LIST_RUNNING_MS : LIST_RESTING_MS,
      ),
  })
}

const neighboursQuery = (id: string, query: TrackingQuery) => ({
  queryKey: ['proposals', 'neighbours', id, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<typeof findListNeighboursContract>(
      '/panel/proposals/{id}/neighbours',
      { id, ...query },
      { signal },
    ),
})

export const useListNeighbours = (id: string, query: TrackingQuery) =>
  useQuery({ ...neighboursQuery(id, query), placeholderData: keepPreviousData })

const NEIGHBOURS_MS = 10 * SECOND

export const useFetchNeighbours = () => {
  const client = useQueryClient()
  return (id: string, query: TrackingQuery) =>
    client.fetchQuery({ ...neighboursQuery(id, query), staleTime: NEIGHBOURS_MS })
}
