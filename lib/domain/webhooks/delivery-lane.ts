/**
 * Pools of delivery attempts. The response time of the endpoint is unknown (`new`), fast (`prompt`) or slow
 * (`patient`).
 */
export const DELIVERY_LANES = ['new', 'prompt', 'patient'] as const

export type DeliveryLane = (typeof DELIVERY_LANES)[number]
