'use client'
import { type QueuedReview, queueOfPages, type useReviewQueue } from '#lib/client/review'

/**
 * One step through the queue from a proposal, or onto its first one: behind the last one shown the next page is asked for, so that a walk by
 * keyboard ends where the queue does.
 */
export const useQueueWalk = (list: ReturnType<typeof useReviewQueue>) => {
  const more = async (): Promise<readonly QueuedReview[]> => {
    const { data } = await list.fetchNextPage()
    return data ? queueOfPages(data).data : []
  }
  const stepFrom = async (id: string | undefined, by: 1 | -1): Promise<QueuedReview | undefined> => {
    const stepIn = (rows: readonly QueuedReview[]) => {
      const here = rows.findIndex((row) => row.id === id)
      return rows[here < 0 ? 0 : here + by]
    }
    const shown = list.data ? queueOfPages(list.data).data : []
    return stepIn(shown) ?? (by === 1 && list.hasNextPage ? stepIn(await more()) : undefined)
  }
  return { more, stepFrom }
}
