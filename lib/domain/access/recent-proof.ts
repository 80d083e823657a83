import { CONFIRMATION_MINUTES } from './passkey.ts'

/** Whether somebody proved within 15 minutes who they are; null means that nobody knows when. */
export const isRecentProof = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() <= CONFIRMATION_MINUTES * 60_000
