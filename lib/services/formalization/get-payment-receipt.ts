import { findPayout } from '#db/queries/proposals/payouts.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { renderPaymentReceipt } from '#lib/pdf/render-payment-receipt.ts'
import type { Context } from '#lib/services/context.ts'
import { type LinkAnswer, type OwnPdf, withOwnLink } from '#lib/services/formalization/parts/open-own-link.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { coolingOffOfProposal } from '#lib/services/proposals/shared/cooling-off-of-proposal.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'

/**
 * @throws link_invalid, identity_required, not_found before the payment
 * @withoutPermission the customer's own link authorizes the call
 */
export const getPaymentReceipt = async (context: Context, link: LinkAnswer): Promise<OwnPdf> => {
  const receipt = await withOwnLink(context, link, async (tx, customer, proposal) => {
    const { organizationId, id: proposalId } = proposal
    const payout = await findPayout(tx, { organizationId, proposalId })
    if (!payout) throw new DomainError('not_found')
    const { legalName, cnpj } = await institutionRow(tx, proposal)
    await recordAudit(tx, customer, {
      action: 'payment_receipt.read',
      subjectType: 'proposal',
      subjectId: proposalId,
    })
    const { contractNumber, clientName, documentNumber, payment } = proposal
    const { amountCents, paidAt, refundedAt } = payout
    return {
      contractNumber,
      institution: { legalName, cnpj },
      receiver: { name: clientName, documentNumber },
      payment,
      amountCents,
      paidAt,
      refundedAt,
      coolingOff: await coolingOffOfProposal(tx, proposal),
    }
  })
  return {
    content: await renderPaymentReceipt(receipt),
    filename: `recibo-${receipt.contractNumber}.pdf`,
  }
}
