/**
 * Pools of attempts: of endpoints without an answer yet, of those that answer soon, and of those that do not.
 */
export const DELIVERY_LANES = ['new', 'prompt', 'patient'] as const

export type DeliveryLane = (typeof DELIVERY_LANES)[number]
