import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export'
import type { getProposalContract } from '#lib/contracts/proposals/proposals'
import type {
  findListNeighboursContract,
  listTrackedProposalsContract,
} from '#lib/contracts/proposals/tracking'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Proposal = WireOutputOf<typeof getProposalContract>
export type ProposalPage = WireOutputOf<typeof listTrackedProposalsContract>
export type ProposalItem = ProposalPage['data'][number]
export type ProposalQuery = WireInputOf<typeof listTrackedProposalsContract>

/** Which proposals, in which order. */
export type TrackingQuery = Omit<WireInputOf<typeof findListNeighboursContract>, 'id'>

/** Encrypts what is searched for, so that neither a CPF nor a name is in an address. */
export type EncryptSearch = ClientAction<
  WireInputOf<typeof encryptSearchCommand>,
  WireOutputOf<typeof encryptSearchCommand>
>

const SECOND = 1000
const LIST_RUNNING_MS = 4 * SECOND
const LIST_RESTING_MS = 20 * SECOND

/** How soon each status is likely to change; false when it will not. */
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

/** One proposal, kept up to date by itself; `initial` is what the server rendered. */
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

/** One proposal of a list, read when somebody looks at it there. */
export const useProposalPreview = (id: string) =>
  useQuery({
    queryKey: proposalKey(id),
    queryFn: ({ signal }) => callApi<typeof getProposalContract>('/proposals/{id}', { id }, { signal }),
  })

/** The proposal of an id that may come later; `initial` is what the server rendered. */
export const useProposalOf = (id: string | null, initial: Proposal | null) =>
  useQuery({
    queryKey: proposalKey(id ?? ''),
    queryFn: ({ signal }) =>
      callApi<typeof getProposalContract>('/proposals/{id}', { id: id ?? '' }, { signal }),
    enabled: id !== null,
    initialData: initial?.id === id ? (initial ?? undefined) : undefined,
  })

/** Puts the answer of an action in the place of what is shown, without waiting for the next look. */
export const useShowProposal = () => {
  const client = useQueryClient()
  return (proposal: Proposal): void => {
    client.setQueryData(proposalKey(proposal.id), proposal)
    void client.invalidateQueries({ queryKey: ['proposals', 'list'] })
  }
}

/**
 * A page of the list, kept up to date by itself; the former page stays while the next one is fetched.
 * `initial` is this very query as the server rendered it.
 */
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

/** What is before and behind a proposal in the list it was opened from. */
export const useListNeighbours = (id: string, query: TrackingQuery) =>
  useQuery({ ...neighboursQuery(id, query), placeholderData: keepPreviousData })

/** How long neighbours that were read are good for a step, in milliseconds. */
const NEIGHBOURS_MS = 10 * SECOND

/** Reads the neighbours of a proposal for a step to one of them; throws when they cannot be read. */
export const useReadNeighbours = () => {
  const client = useQueryClient()
  return (id: string, query: TrackingQuery) =>
    client.fetchQuery({ ...neighboursQuery(id, query), staleTime: NEIGHBOURS_MS })
}
