/** How long a successful balance result lives, in milliseconds: exactly 24 hours. */
const BALANCE_LIFE_MS = 24 * 60 * 60 * 1000

/**
 * When a balance result completed at an instant ends: exactly 24 h later. From that instant on it is expired.
 */
export const balanceExpiresAt = (completedAt: Date): Date => new Date(completedAt.getTime() + BALANCE_LIFE_MS)
