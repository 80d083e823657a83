import { CONFIRMATION_MINUTES } from './passkey.ts'

/** Returns whether a proof of identity is at most 15 minutes old; null means that its time is unknown. */
export const isRecentProof = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() <= CONFIRMATION_MINUTES * 60_000
