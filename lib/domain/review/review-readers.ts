/** A reader counts as present this long after the last heartbeat. */
export const READER_SEEN_MS = 45_000

/** Heartbeat interval of a screen that shows a review case. */
export const READER_REPORTS_MS = 20_000

/** Lease of a claim, so that an absent claimant does not block others for longer. */
export const CLAIM_MS = 15 * 60_000

export type ReviewReader = { userId: string; userName: string; claimedUntil: Date | null }

/** Returns the reader with an unexpired claim on the review case, if any. */
export const claimOf = <R extends ReviewReader>(readers: readonly R[], at: Date): R | undefined =>
  readers.find(({ claimedUntil }) => claimedUntil !== null && claimedUntil > at)
