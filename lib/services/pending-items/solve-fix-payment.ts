import { DomainError } from '#lib/domain/errors.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { Context } from '#lib/services/context.ts'
import { requireIdentity, withLockedFix } from '#lib/services/pending-items/parts/open-fix-link.ts'
import { solveByCustomer } from '#lib/services/pending-items/parts/solve-by-customer.ts'

export type FixPayment = { token: string; proof?: string | undefined; payment: PaymentRequest }

/**
 * Replaces the PIX key or account.
 * @throws link_invalid, fix_link_expired, fix_already_solved, identity_required, pending_item_not_found,
 *   pix_key_type_required, pix_key_not_of_borrower, invalid_bank
 */
export const solveFixPayment = (
  context: Context,
  { token, proof, payment }: FixPayment,
): Promise<{ status: ProposalStatus }> =>
  withLockedFix(context, token, async (tx, customer, { proposal, item }) => {
    requireIdentity(proof, proposal, customer.now)
    if (item.type === 'invalid_document') throw new DomainError('pending_item_not_found')
    const pointers = { key: '/payment/data/pix', bank: '/payment/data/bankId' }
    const solution = { id: proposal.id, type: item.type, payment, pointers }
    return solveByCustomer(tx, customer, { proposal, solution })
  })
