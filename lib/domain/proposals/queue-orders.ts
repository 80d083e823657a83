/** What the review queue can be sorted by: the longest wait, the shortest, or the largest amount first. */
export const QUEUE_ORDERS = ['waiting', 'newest', 'amount'] as const
export type QueueOrder = (typeof QUEUE_ORDERS)[number]
