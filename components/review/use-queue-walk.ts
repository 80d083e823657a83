'use client'
import { useEffect } from 'react'
import { mergeQueuePages, type QueuedReview, type useReviewQueue } from '#lib/client/review.ts'

/** A newer refetch of all pages can cancel a page fetch, so it is retried. */
const MOST_READINGS = 4

/**
 * Moves through the queue and fetches the next page at the last row; a page is prefetched once its
 * predecessor's last row is open. `shown` are the rows of the search, `chosen` is the open one.
 */
export const useQueueWalk = (
  list: ReturnType<typeof useReviewQueue>,
  shown: readonly QueuedReview[],
  chosen: string | undefined,
) => {
  const { hasNextPage, isFetching, fetchNextPage } = list
  const isLast = chosen !== undefined && shown.at(-1)?.id === chosen
  useEffect(() => {
    if (isLast && hasNextPage && !isFetching) void fetchNextPage()
  }, [isLast, hasNextPage, isFetching, fetchNextPage])
  const readOn = async (): Promise<QueuedReview | undefined> => {
    const known = new Set(shown.map(({ id }) => id))
    let isMore = hasNextPage
    for (let reading = 0; isMore && reading < MOST_READINGS; reading += 1) {
      const found = await fetchNextPage({ cancelRefetch: false })
      const next = found.data && mergeQueuePages(found.data).data.find(({ id }) => !known.has(id))
      if (next || found.isError) return next
      isMore = found.hasNextPage
    }
  }
  const indexOf = (id: string | undefined) => shown.findIndex((row) => row.id === id)
  return {
    more: () => void fetchNextPage(),
    /** Without an open proposal, the first step goes to the first row. */
    stepFrom: async (id: string | undefined, by: 1 | -1): Promise<QueuedReview | undefined> => {
      const here = indexOf(id)
      return shown[here < 0 ? 0 : here + by] ?? (by === 1 ? readOn() : undefined)
    },
    /** Opened after a decision: the next row, at the end of the queue the previous one. */
    following: async (id: string): Promise<QueuedReview | undefined> => {
      const here = indexOf(id)
      if (here < 0) return undefined
      return shown[here + 1] ?? (await readOn()) ?? shown[here - 1]
    },
  }
}
