import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { withLockedFix } from '#lib/services/pending-items/parts/open-fix-link.ts'
import { recordFixOpened } from '#lib/services/pending-items/parts/record-fix-opened.ts'
import {
  type ClaimedIdentity,
  checkIdentity,
  type EncryptedProof,
} from '#lib/services/self-service/shared/check-identity.ts'

/**
 * Verifies CPF and birth date; failures count towards the same limit as those on the contract's link.
 * @throws link_invalid, fix_link_expired, fix_already_solved, identity_mismatch, identity_locked
 * @withoutPermission customers call it through their own link
 */
export const identifyFixer = async (
  context: Context,
  { token, ...claimed }: ClaimedIdentity & { token: string },
): Promise<EncryptedProof> => {
  const outcome = await withLockedFix(context, token, async (tx, customer, fix) => {
    const { id, documentNumber, borrower } = fix.proposal
    const subject = { type: 'proposal', id, documentNumber, birthDate: borrower.birthDate } as const
    const result = await checkIdentity(tx, customer, { subject, claimed, link: 'fix' })
    if (!(result instanceof DomainError)) await recordFixOpened(tx, customer, fix)
    return result
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}
