import { CONFIRMATION_MINUTES } from '#lib/domain/access/passkey.ts'
import { isRecentProof } from '#lib/domain/access/recent-proof.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** Requires a sign-in at the session's identity provider in the last 15 minutes. @throws sign_in_stale */
export const requireRecentSignIn = ({ provenAt }: { provenAt: Date | null }, now: Date): void => {
  if (!isRecentProof(provenAt, now)) throw new DomainError('sign_in_stale', { minutes: CONFIRMATION_MINUTES })
}
