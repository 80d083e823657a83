/** The order of a list by when its rows were made. */
export const AGE_ORDERS = ['asc', 'desc'] as const

/** `desc`: the newest first. */
export type AgeOrder = (typeof AGE_ORDERS)[number]
