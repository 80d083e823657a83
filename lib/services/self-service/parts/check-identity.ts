import type { Connection } from '#db/client'
import { countAttempts, deleteAttempts, findLock, recordFailedAttempt } from '#db/queries/attempt-counters'
import { digest, sameText } from '#lib/config/secrets'
import type { Day } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import type { CustomerLink, TimelineSubject } from '#lib/domain/timeline/timeline-event'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { recordTimelineEvent } from '#lib/services/timeline/parts/record-timeline-event'
import { encryptIdentityProof, type IdentityProof, identityProofEnd } from './identity-proof.ts'

const MINUTE_MS = 60_000
/**
 * After five wrong answers within a day each further one locks again: a link lives a week, and a birth date
 * is quickly tried.
 */
const LIMIT = { failures: 5, windowMs: 24 * 60 * MINUTE_MS, lockMs: 30 * MINUTE_MS }

/** What somebody who opened a link says of themselves. */
export type ClaimedIdentity = { documentNumber: string; birthDate: Day }

/** Whose link it is. An offer may be for somebody of whom nothing but the CPF is known yet. */
export type IdentitySubject = {
  type: TimelineSubject
  id: string
  documentNumber: string
  birthDate: Day | null
}

type ClaimedAtOffer = Omit<ClaimedIdentity, 'birthDate'> & { birthDate?: Day | null | undefined }

/** What the page keeps in a cookie of its own, out of reach of scripts, until `expiresAt`. */
export type GivenProof = { proof: string; expiresAt: Date }

/**
 * Checks that whoever opened a link knows the customer's CPF, and the birth date where it is known, in a
 * transaction that locks the subject: guesses made in parallel are counted before the next is looked at. A
 * wrong answer must be counted, so its transaction commits: the refusal (`identity_mismatch` with the
 * attempts left, without saying which of the two was wrong, or `identity_locked`) is returned, to be thrown
 * afterwards.
 */
export const checkIdentity = async (
  tx: Connection,
  customer: Context,
  { subject, claimed, link }: { subject: IdentitySubject; claimed: ClaimedAtOffer; link: CustomerLink },
): Promise<GivenProof | DomainError> => {
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

const isSame = ({ documentNumber, birthDate }: IdentitySubject, claimed: ClaimedAtOffer) =>
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
  const headers = { 'Retry-After': String(seconds) }
  return new DomainError('identity_locked', {
    until: CLOCK.format(until),
    headers,
  })
}
