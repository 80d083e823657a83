/** The longest wait, the shortest wait, or the largest amount comes first. */
export const QUEUE_ORDERS = ['waiting', 'newest', 'amount'] as const
export type QueueOrder = (typeof QUEUE_ORDERS)[number]
