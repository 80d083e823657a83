import type { Connection } from '#db/client.ts'
import { findProposalSignature } from '#db/queries/formalization/proposal-signatures.ts'
import { findPayout } from '#db/queries/proposals/payouts.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { type CoolingOffInTime, coolingOffEnd, coolingOffOf } from '#lib/domain/proposals/cooling-off.ts'
import { institutionRow } from './institution-side.ts'

/** Returns the cooling-off terms that the customer signed or, before the signature, the institution's. */
export const coolingOffOfProposal = async (
  tx: Connection,
  proposal: ProposalRow,
): Promise<CoolingOffInTime> => {
  const key = { organizationId: proposal.organizationId, proposalId: proposal.id }
  const [institution, signature, payout] = await Promise.all([
    institutionRow(tx, proposal),
    findProposalSignature(tx, key),
    findPayout(tx, key),
  ])
  const terms = signature?.coolingOff ?? coolingOffOf(institution.settings, proposal.product)
  return { ...terms, until: payout ? coolingOffEnd(terms, dayInSaoPaulo(payout.paidAt)) : null }
}
