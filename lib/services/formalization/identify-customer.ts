import { countAttempts, deleteAttempts, findLock, recordFailedAttempt } from '#db/queries/attempt-counters'
import type { ProposalRow } from '#db/queries/proposals'
import { digest, sameText } from '#lib/config/secrets'
import type { Day } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'
import { holdProposal } from '#lib/services/proposals/hold-proposal'
import { type IdentityProof, identityProofEnd, sealIdentityProof } from './identity-proof.ts'
import { withLink } from './open-link.ts'

const MINUTE_MS = 60_000
/** After five wrong answers within a day each further one locks again: a link lives a week, and a birth date is quickly tried. */
const LIMIT = { failures: 5, windowMs: 24 * 60 * MINUTE_MS, lockMs: 30 * MINUTE_MS }

export type CustomerIdentity = { token: string; documentNumber: string; birthDate: Day }

/** What the page keeps in a cookie of its own, out of reach of scripts, until `expiresAt`. */
export type GivenProof = { proof: string; expiresAt: Date }

/**
 * Checks that whoever opened the link knows the borrower's CPF and birth date. Five wrong answers within a day lock the link for 30
 * minutes, and so does each one after them. Throws
 * `link_invalid`, `identity_mismatch` (with the attempts left, without telling which of the two was wrong), `identity_locked`.
 */
export const identifyCustomer = async (context: Context, identity: CustomerIdentity): Promise<GivenProof> => {
  // A wrong answer must be counted, so its transaction commits; the refusal is thrown afterwards.
  const outcome = await withLink(context, identity.token, async (tx, customer, proposal) => {
    const at = customer.now
    // One answer at a time: guesses made in parallel are counted before the next is looked at.
    await holdProposal(tx, customer, proposal.id)
    const subjectHash = digest('identity-attempts', proposal.id)
    const locked = await findLock(tx, [subjectHash], at)
    if (locked) return lockedUntil(locked, at)
    if (!isBorrower(proposal, identity)) {
      const until = await recordFailedAttempt(tx, { subjectHash, at }, LIMIT)
      if (until) return lockedUntil(until, at)
      return new DomainError('identity_mismatch', {
        remaining: LIMIT.failures - (await countAttempts(tx, subjectHash)),
      })
    }
    await deleteAttempts(tx, [subjectHash])
    await recordAudit(tx, customer, {
      action: 'customer.identify',
      subjectType: 'proposal',
      subjectId: proposal.id,
    })
    const proof: IdentityProof = { proposalId: proposal.id, identifiedAt: at, read: null }
    return { proof: sealIdentityProof(proof), expiresAt: identityProofEnd(proof) }
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

const isBorrower = (proposal: ProposalRow, { documentNumber, birthDate }: CustomerIdentity) =>
  sameText(`${proposal.documentNumber} ${proposal.borrower.birthDate}`, `${documentNumber} ${birthDate}`)

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

const lockedUntil = (until: Date, at: Date) => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))
  const headers = { 'Retry-After': String(seconds) }
  return new DomainError('identity_locked', {
    until: `${CLOCK.format(until)} (horário de Brasília)`,
    headers,
  })
}
