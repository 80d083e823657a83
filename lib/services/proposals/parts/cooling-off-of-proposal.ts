import type { Connection } from '#db/client'
import { findPayout } from '#db/queries/payouts'
import { findProposalSignature } from '#db/queries/proposal-signatures'
import type { ProposalRow } from '#db/queries/proposals'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { type CoolingOffInTime, coolingOffEnd, coolingOffOf } from '#lib/domain/proposals/cooling-off'
import { institutionRow } from './institution-side.ts'

/**
 * How a contract can be given back: on the terms that were signed, before the signature on those of the
 * institution.
 */
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
