/** Pools of attempts by the endpoint's response time: unknown (`new`), fast (`prompt`), slow (`patient`). */
export const DELIVERY_LANES = ['new', 'prompt', 'patient'] as const

export type DeliveryLane = (typeof DELIVERY_LANES)[number]
