'use client'
import { useEffect } from 'react'
import { mergeQueuePages, type QueuedReview, type useReviewQueue } from '#lib/client/review.ts'

/** A fetch started during a refetch of the queue only waits for that refetch, so several may be needed. */
const MOST_READINGS = 4

/** Prefetches the next page once the last of `rows`, which match the search, is open (`selectedId`). */
export const useQueueNavigation = (
  list: ReturnType<typeof useReviewQueue>,
  rows: readonly QueuedReview[],
  selectedId: string | undefined,
) => {
  const { hasNextPage, isFetching, fetchNextPage } = list
  const isLast = selectedId !== undefined && rows.at(-1)?.id === selectedId
  useEffect(() => {
    if (isLast && hasNextPage && !isFetching) void fetchNextPage()
  }, [isLast, hasNextPage, isFetching, fetchNextPage])
  const fetchNext = async (): Promise<QueuedReview | undefined> => {
    const knownIds = new Set(rows.map(({ id }) => id))
    let isMore = hasNextPage
    for (let reading = 0; isMore && reading < MOST_READINGS; reading += 1) {
      const result = await fetchNextPage({ cancelRefetch: false })
      const next = result.data && mergeQueuePages(result.data).data.find(({ id }) => !knownIds.has(id))
      if (next || result.isError) return next
      isMore = result.hasNextPage
    }
  }
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id)
  return {
    more: () => void fetchNextPage(),
    stepFrom: async (id: string | undefined, by: 1 | -1): Promise<QueuedReview | undefined> => {
      const here = indexOf(id)
      return rows[here < 0 ? 0 : here + by] ?? (by === 1 ? fetchNext() : undefined)
    },
    following: async (id: string): Promise<QueuedReview | undefined> => {
      const here = indexOf(id)
      if (here < 0) return undefined
      return rows[here + 1] ?? (await fetchNext()) ?? rows[here - 1]
    },
  }
}
