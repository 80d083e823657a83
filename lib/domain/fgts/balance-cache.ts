const BALANCE_LIFE_MS = 24 * 60 * 60 * 1000

/** Returns when a completed balance result expires: exactly 24 hours later. */
export const balanceExpiresAt = (completedAt: Date): Date => new Date(completedAt.getTime() + BALANCE_LIFE_MS)
