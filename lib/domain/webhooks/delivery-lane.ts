/** Pools of delivery attempts, by how the endpoint answers: not yet, fast or slowly. */
export const DELIVERY_LANES = ['new', 'prompt', 'patient'] as const

export type DeliveryLane = (typeof DELIVERY_LANES)[number]
