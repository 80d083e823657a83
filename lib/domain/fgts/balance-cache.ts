const BALANCE_LIFE_MS = 24 * 60 * 60 * 1000

export const balanceExpiresAt = (completedAt: Date): Date => new Date(completedAt.getTime() + BALANCE_LIFE_MS)
