import type { Connection } from '#db/client.ts'
import { findInstitutionReferenceOf } from '#db/queries/institutions/institution-references.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { findProposal, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Institution } from '#lib/institutions/institution.ts'
import { institutionOf } from '#lib/institutions/registry.ts'
import type { Context } from '#lib/services/context.ts'

/** `externalId`: the proposal's id at the institution; undefined before the submission. */
export type InstitutionSide = {
  proposal: ProposalRow
  institution: Institution
  externalId: string | undefined
}

/** Returns what a job needs to call the institution. Does not check who may see the proposal. */
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

export const institutionRow = async (
  tx: Connection,
  proposal: Pick<ProposalRow, 'institutionCode'>,
): Promise<InstitutionRow> => {
  const row = await findInstitution(tx, proposal.institutionCode)
  if (!row) throw new Error('a proposal without its institution')
  return row
}
