/** How long somebody counts as looking at a case after they were last seen there, in milliseconds. */
export const READER_SEEN_MS = 45_000

/** How often a screen reports that somebody looks at a case, in milliseconds. */
export const READER_REPORTS_MS = 20_000

/** How long a claim lasts, in milliseconds: who goes away blocks nobody for longer. */
export const CLAIM_MS = 15 * 60_000

/** What is known of somebody at a case. */
export type ReviewReader = { userId: string; userName: string; claimedUntil: Date | null }

/** Who has a case to themself at an instant; nobody when no claim lasts. */
export const claimOf = <R extends ReviewReader>(readers: readonly R[], at: Date): R | undefined =>
  readers.find(({ claimedUntil }) => claimedUntil !== null && claimedUntil > at)
