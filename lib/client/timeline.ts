import { useQuery } from '@tanstack/react-query'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  listConsultTimelineContract,
  listProposalTimelineContract,
} from '#lib/contracts/timeline/timeline.ts'
import { callApi } from './call-api.ts'

export type TimelineEvent = WireOutputOf<typeof listProposalTimelineContract>['events'][number]

export const useProposalTimeline = (id: string): readonly TimelineEvent[] =>
  useQuery({
    queryKey: ['proposals', 'timeline', id] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listProposalTimelineContract>('/panel/proposals/{id}/timeline', { id }, { signal }),
  }).data?.events ?? NONE

export const useConsultTimeline = (id: string): readonly TimelineEvent[] =>
  useQuery({
    queryKey: ['clt', 'consults', 'timeline', id] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listConsultTimelineContract>('/panel/consults/{id}/timeline', { id }, { signal }),
  }).data?.events ?? NONE

const NONE: readonly TimelineEvent[] = []
