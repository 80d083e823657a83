import type { Connection } from '#db/client.ts'
import {
  findInstitutionReferenceOf,
  type InstitutionReferenceRow,
} from '#db/queries/institutions/institution-references.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { ProposalSubmission } from '#lib/institutions/institution.ts'
import type { Context } from '#lib/services/context.ts'
import {
  figuresOfProposal,
  simulationOfProposal,
} from '#lib/services/proposals/shared/figures-of-proposal.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'
import { contractTerms } from './contract-terms.ts'

export const submissionOf = (context: Context, proposal: ProposalRow): Promise<ProposalSubmission> =>
  withTransaction(context, async (tx) => {
    const [figures, simulation] = await Promise.all([
      figuresOfProposal(tx, proposal),
      simulationOfProposal(tx, proposal),
    ])
    const { id: reference, product, contractNumber, borrower, payment } = proposal
    const { priceTableId, releaseDate, iofCents, feeCents, insuranceCents } = figures
    return {
      ...{ reference, product, contractNumber, borrower, payment },
      ...contractTerms(figures),
      ...{ priceTableId, releaseDate, iofCents, feeCents, insuranceCents },
      ...(await basisOf(tx, proposal, simulation)),
    }
  })

type Basis = Pick<ProposalSubmission, 'balanceExternalId' | 'consultExternalId' | 'requested'>

const basisOf = async (
  tx: Connection,
  { organizationId }: ProposalRow,
  simulation: AnySimulation,
): Promise<Basis> => {
  const idOf = async (resource: Pick<InstitutionReferenceRow, 'resourceType' | 'resourceId'>) =>
    (await findInstitutionReferenceOf(tx, organizationId, resource))?.externalId
  if (simulation.product === 'fgts') {
    const { balanceQueryId: resourceId } = simulation.row
    const balanceExternalId = await idOf({ resourceType: 'fgts_balance_query', resourceId })
    return balanceExternalId === undefined ? {} : { balanceExternalId }
  }
  const { consultId: resourceId, requestedBy, requestedCents, installmentCents } = simulation.row
  const consultExternalId = await idOf({ resourceType: 'clt_consult', resourceId })
  const isNet = requestedBy === 'net'
  const requested = {
    by: isNet ? ('net' as const) : ('installment' as const),
    amountCents: requestedBy === 'margin' ? installmentCents : requestedCents,
  }
  return { ...(consultExternalId !== undefined && { consultExternalId }), requested }
}
