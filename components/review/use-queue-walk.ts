'use client'
import { useEffect } from 'react'
import { type QueuedReview, queueOfPages, type useReviewQueue } from '#lib/client/review'

/** A page that is being read may be given up for a newer reading of all of them: it is asked for again. */
const MOST_READINGS = 4

/**
 * Steps through the queue: behind the last one shown the next page is asked for, so that a walk by keyboard
 * ends where the queue does. `shown` are the lines a search leaves; `chosen` is the one that is open: the
 * page behind it is read before it is needed.
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
  /** The first one behind all that are shown now. */
  const readOn = async (): Promise<QueuedReview | undefined> => {
    const known = new Set(shown.map(({ id }) => id))
    let isMore = hasNextPage
    for (let reading = 0; isMore && reading < MOST_READINGS; reading += 1) {
      const found = await fetchNextPage({ cancelRefetch: false })
      const next = found.data && queueOfPages(found.data).data.find(({ id }) => !known.has(id))
      if (next || found.isError) return next
      isMore = found.hasNextPage
    }
  }
  const indexOf = (id: string | undefined) => shown.findIndex((row) => row.id === id)
  return {
    more: () => void fetchNextPage(),
    /** One step from a proposal, or onto the first one. */
    stepFrom: async (id: string | undefined, by: 1 | -1): Promise<QueuedReview | undefined> => {
      const here = indexOf(id)
      return shown[here < 0 ? 0 : here + by] ?? (by === 1 ? readOn() : undefined)
    },
    /**
     * What is opened once a proposal is decided: the one behind it, at the end of the queue the one before
     * it.
     */
    following: async (id: string): Promise<QueuedReview | undefined> => {
      const here = indexOf(id)
      if (here < 0) return undefined
      return shown[here + 1] ?? (await readOn()) ?? shown[here - 1]
    },
  }
}
