export const AGE_ORDERS = ['asc', 'desc'] as const

/** `desc` lists the newest first. */
export type AgeOrder = (typeof AGE_ORDERS)[number]
