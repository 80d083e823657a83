/** Pools of attempts: endpoints without an answer yet, those that answer soon, and those that do not. */
export const DELIVERY_LANES = ['new', 'prompt', 'patient'] as const

export type DeliveryLane = (typeof DELIVERY_LANES)[number]
