import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { getReviewCaseContract } from '#lib/contracts/review/review-case.ts'
import type { listReviewQueueContract } from '#lib/contracts/review/review-queue.ts'
import type {
  decideReviewRulesCommand,
  getReviewRulesContract,
  previewReviewRulesCommand,
  proposeReviewRulesCommand,
} from '#lib/contracts/review/review-rules.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type ReviewQueue = WireOutputOf<typeof listReviewQueueContract>
export type QueuedReview = ReviewQueue['data'][number]
export type ReviewQueueQuery = WireInputOf<typeof listReviewQueueContract>
export type ReviewCase = WireOutputOf<typeof getReviewCaseContract>
export type ReviewReason = ReviewCase['reasons'][number]
export type ReviewRulesBook = WireOutputOf<typeof getReviewRulesContract>
export type ReviewRulesRequest = WireInputOf<typeof proposeReviewRulesCommand>
export type ReviewRulesPreview = WireOutputOf<typeof previewReviewRulesCommand>

export type ProposeReviewRules = ClientAction<ReviewRulesRequest, ReviewRulesBook>
export type DecideReviewRules = ClientAction<WireInputOf<typeof decideReviewRulesCommand>, ReviewRulesBook>
export type PreviewReviewRules = ClientAction<
  WireInputOf<typeof previewReviewRulesCommand>,
  ReviewRulesPreview
>

const QUEUE_MS = 8_000
const CASE_MS = 10_000

type QueuePages = InfiniteData<ReviewQueue>

export const useReviewQueue = (query: ReviewQueueQuery, initial: ReviewQueue | undefined) => {
  const intervalOf = useRefetchInterval()
  return useInfiniteQuery({
    queryKey: ['review', 'queue', query],
    queryFn: ({ signal, pageParam }) =>
      callApi<typeof listReviewQueueContract>(
        '/panel/review/queue',
        pageParam === null ? query : { ...query, cursor: pageParam },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    initialData: initial && { pages: [initial], pageParams: [null] },
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(QUEUE_MS),
  })
}

/** A proposal that returned to the queue between two fetches is on two pages; its last position counts. */
export const mergeQueuePages = ({ pages }: QueuePages): ReviewQueue => {
  const rows = new Map<string, QueuedReview>()
  for (const row of pages.flatMap(({ data }) => data)) {
    rows.delete(row.id)
    rows.set(row.id, row)
  }
  const [first] = pages
  return {
    data: [...rows.values()],
    total: first?.total ?? 0,
    totalIsExact: first?.totalIsExact ?? true,
    byReason: first?.byReason ?? [],
    nextCursor: pages.at(-1)?.nextCursor ?? null,
  }
}

const caseQuery = (id: string) => ({
  queryKey: ['review', 'case', id] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<typeof getReviewCaseContract>('/panel/review/cases/{id}', { id }, { signal }),
})

export const useReviewCase = (id: string | undefined, initial?: ReviewCase) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    ...caseQuery(id ?? ''),
    initialData: initial,
    enabled: id !== undefined,
    refetchInterval: intervalOf(CASE_MS),
  })
}

export const useNextCase = (id: string | undefined) =>
  useQuery({ ...caseQuery(id ?? ''), enabled: id !== undefined, staleTime: CASE_MS })

export const useRemoveDecided = () => {
  const client = useQueryClient()
  return (id: string): void => {
    client.setQueriesData<QueuePages>({ queryKey: ['review', 'queue'] }, (queue) =>
      queue?.pages.some(({ data }) => data.some((item) => item.id === id))
        ? {
            ...queue,
            pages: queue.pages.map((page) => ({
              ...page,
              data: page.data.filter((item) => item.id !== id),
              total: page.total - 1,
            })),
          }
        : queue,
    )
    void client.invalidateQueries({ queryKey: ['review', 'queue'] })
    void client.invalidateQueries({ queryKey: ['review', 'case', id] })
    void client.invalidateQueries({ queryKey: ['proposals'] })
  }
}

export const useReviewRules = (initial: ReviewRulesBook) =>
  useQuery({
    queryKey: ['review', 'rules'],
    queryFn: ({ signal }) => callApi<typeof getReviewRulesContract>('/panel/review/rules', {}, { signal }),
    initialData: initial,
  })

export const useCacheReviewRules = () => {
  const client = useQueryClient()
  return (book: ReviewRulesBook): void => {
    client.setQueryData(['review', 'rules'], book)
  }
}
