export const AGE_ORDERS = ['asc', 'desc'] as const

export type AgeOrder = (typeof AGE_ORDERS)[number]
