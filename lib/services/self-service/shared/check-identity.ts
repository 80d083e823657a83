import type { Connection } from '#db/client.ts'
import {
  countAttempts,
  deleteAttempts,
  findLock,
  recordFailedAttempt,
} from '#db/queries/access/attempt-counters.ts'
import { digest, sameText } from '#lib/config/secrets.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { CustomerLink, TimelineSubject } from '#lib/domain/timeline/timeline-event.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { encryptIdentityProof, type IdentityProof, identityProofEnd } from './identity-proof.ts'

const MINUTE_MS = 60_000
/** Links live up to a week and birth dates are easy to guess, so five failures block further attempts. */
const LIMIT = { failures: 5, windowMs: 24 * 60 * MINUTE_MS, lockMs: 30 * MINUTE_MS }

export type ClaimedIdentity = { documentNumber: string; birthDate: Day }

/** `birthDate` is null for an offer to a customer known only by CPF. */
export type IdentitySubject = {
  type: TimelineSubject
  id: string
  documentNumber: string
  birthDate: Day | null
}

type OfferIdentityClaim = Omit<ClaimedIdentity, 'birthDate'> & { birthDate?: Day | null | undefined }

/** The page keeps the proof until `expiresAt` in an HttpOnly cookie. */
export type EncryptedProof = { proof: string; expiresAt: Date }

/**
 * Verifies CPF and, if known, birth date. The caller must lock the subject, so that parallel guesses are
 * counted. Refusals are returned, not thrown, so that the attempt is committed. None names the wrong field.
 */
export const checkIdentity = async (
  tx: Connection,
  customer: Context,
  { subject, claimed, link }: { subject: IdentitySubject; claimed: OfferIdentityClaim; link: CustomerLink },
): Promise<EncryptedProof | DomainError> => {
  const at = customer.now
  const subjectHash = digest('identity-attempts', subject.id)
  const locked = await findLock(tx, [subjectHash], at)
  if (locked) return lockedUntil(locked, at)
  if (!isSame(subject, claimed)) {
    const until = await recordFailedAttempt(tx, { subjectHash, at }, LIMIT)
    if (until) return lockedUntil(until, at)
    return new DomainError('identity_mismatch', {
      remaining: LIMIT.failures - (await countAttempts(tx, subjectHash)),
    })
  }
  await deleteAttempts(tx, [subjectHash])
  await recordAudit(tx, customer, {
    action: 'customer.identify',
    subjectType: subject.type,
    subjectId: subject.id,
  })
  await recordTimelineEvent(tx, customer, {
    subjectType: subject.type,
    subjectId: subject.id,
    kind: 'identified',
    link,
  })
  const proof: IdentityProof = { subjectId: subject.id, identifiedAt: at, read: null }
  return { proof: encryptIdentityProof(proof), expiresAt: identityProofEnd(proof) }
}

const isSame = ({ documentNumber, birthDate }: IdentitySubject, claimed: OfferIdentityClaim) =>
  birthDate === null
    ? sameText(documentNumber, claimed.documentNumber)
    : sameText(`${documentNumber} ${birthDate}`, `${claimed.documentNumber} ${claimed.birthDate}`)

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

const lockedUntil = (until: Date, at: Date) => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))
  return new DomainError('identity_locked', { until: CLOCK.format(until), retryAfterSeconds: seconds })
}
