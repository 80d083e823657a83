/** Pools of delivery attempts, by response time of the endpoint: unknown, fast or slow. */
export const DELIVERY_LANES = ['new', 'prompt', 'patient'] as const

export type DeliveryLane = (typeof DELIVERY_LANES)[number]
