import type { Connection } from '#db/client'
import { findInstitutionReferenceOf } from '#db/queries/institution-references'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions'
import { findProposal, type ProposalRow } from '#db/queries/proposals'
import { withTransaction } from '#db/transaction'
import type { Institution } from '#lib/institutions/institution'
import { institutionOf } from '#lib/institutions/registry'
import type { Context } from '#lib/services/context'

/**
 * A proposal with the institution behind it; `externalId` is that one's own id of it, once it was handed in.
 */
export type InstitutionSide = {
  proposal: ProposalRow
  institution: Institution
  externalId: string | undefined
}

/**
 * What a job needs to talk about a proposal with its institution; undefined when the proposal does not exist.
 */
export const institutionSide = (context: Context, proposalId: string): Promise<InstitutionSide | undefined> =>
  withTransaction(context, async (tx) => {
    const { organizationId } = context
    const [proposal, reference] = await Promise.all([
      findProposal(tx, { organizationId, id: proposalId }),
      findInstitutionReferenceOf(tx, organizationId, { resourceType: 'proposal', resourceId: proposalId }),
    ])
    if (!proposal) return undefined
    const row = await institutionRow(tx, proposal)
    return { proposal, institution: institutionOf(row, organizationId), externalId: reference?.externalId }
  })

/** The institution of a proposal. */
export const institutionRow = async (
  tx: Connection,
  proposal: Pick<ProposalRow, 'institutionCode'>,
): Promise<InstitutionRow> => {
  const row = await findInstitution(tx, proposal.institutionCode)
  if (!row) throw new Error('a proposal without its institution')
  return row
}
