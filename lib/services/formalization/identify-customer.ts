import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { withLink } from '#lib/services/formalization/parts/open-link'
import { lockProposal } from '#lib/services/proposals/parts/lock-proposal'
import {
  type ClaimedIdentity,
  checkIdentity,
  type GivenProof,
} from '#lib/services/self-service/parts/check-identity'

/**
 * Checks that whoever opened the link knows the borrower's CPF and birth date. Five wrong answers within a
 * day lock the link for 30 minutes, and so does each one after them.
 * @throws link_invalid, identity_mismatch (with the attempts left, without saying which of the two was
 *   wrong), identity_locked
 * @withoutPermission the customer does it by their own link
 */
export const identifyCustomer = async (
  context: Context,
  { token, ...claimed }: ClaimedIdentity & { token: string },
): Promise<GivenProof> => {
  const outcome = await withLink(context, token, async (tx, customer, { id }) => {
    const { documentNumber, borrower } = await lockProposal(tx, customer, { id })
    const subject = { type: 'proposal', id, documentNumber, birthDate: borrower.birthDate } as const
    return checkIdentity(tx, customer, { subject, claimed, link: 'formalization' })
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}
