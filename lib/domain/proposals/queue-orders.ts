/** Longest wait first, shortest wait first, or largest net amount first. */
export const QUEUE_ORDERS = ['waiting', 'newest', 'amount'] as const
export type QueueOrder = (typeof QUEUE_ORDERS)[number]
