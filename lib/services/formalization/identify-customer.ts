import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { renewContract } from '#lib/services/formalization/parts/renew-contract.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import {
  type ClaimedIdentity,
  checkIdentity,
  type EncryptedProof,
} from '#lib/services/self-service/shared/check-identity.ts'
import { withLink } from './shared/open-link.ts'

/**
 * Verifies the customer and renews the contract if its release date has moved.
 * @throws link_invalid, identity_mismatch, identity_locked
 * @withoutPermission the customer's own link authorizes the call
 */
export const identifyCustomer = async (
  context: Context,
  { token, ...claimed }: ClaimedIdentity & { token: string },
): Promise<EncryptedProof> => {
  const outcome = await withLink(context, token, async (tx, customer, { id }) => {
    const proposal = await lockProposal(tx, customer, { id })
    const { documentNumber, borrower } = proposal
    const subject = { type: 'proposal', id, documentNumber, birthDate: borrower.birthDate } as const
    const checked = await checkIdentity(tx, customer, { subject, claimed, link: 'formalization' })
    if (!(checked instanceof DomainError)) await renewContract(tx, customer, proposal)
    return checked
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}
