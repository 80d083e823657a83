import type { Connection } from '#db/client.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { contactOf } from '#lib/domain/access/organization-contact.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import type { FixView } from '#lib/domain/pending-items/fix-view.ts'
import type { Context } from '#lib/services/context.ts'
import { requiredDocuments, uploadedDocuments } from '#lib/services/pending-items/parts/fix-documents.ts'
import { withFixLink } from '#lib/services/pending-items/parts/open-fix-link.ts'
import { coolingOffOfProposal } from '#lib/services/proposals/shared/cooling-off-of-proposal.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { pendingItemView } from '#lib/services/proposals/shared/proposal-summary.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'

/**
 * Returns a fix link's page; personal data requires a `proof` from `identifyFixer`. For an item opened by a
 * manager, omits the text, which is for the agent, and the payment, which was not refused.
 * @throws link_invalid
 */
export const getFix = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<FixView> =>
  withFixLink(context, token, async (tx, customer, { proposal, item, expiresAt, state }) => {
    const [institution, organization] = await Promise.all([
      institutionRow(tx, proposal),
      findOrganization(tx, proposal.organizationId),
    ])
    if (!organization) throw new Error('a proposal without its organization')
    const identified = readIdentityProof(proof, { subjectId: proposal.id, at: customer.now }) !== null
    const required = requiredDocuments(item)
    const uploaded = await uploadedDocuments(tx, item)
    const { text } = pendingItemView(item, customer.language)
    const isRefusal = item.openedBy === 'institution'
    return {
      state,
      status: proposal.status,
      contractNumber: identified ? proposal.contractNumber : null,
      contact: contactOf(organization),
      firstName: firstNameOf(proposal.clientName),
      institution: { name: institution.name, legalName: institution.legalName, cnpj: institution.cnpj },
      type: item.type,
      text: isRefusal && identified ? text : null,
      identified,
      expiresAt,
      payout: identified && state === 'solved' ? await payoutOf(tx, proposal) : null,
      payment: isRefusal && identified && state === 'open' ? proposal.payment : null,
      documents: { missing: required.filter((type) => !uploaded.has(type)), total: required.length },
    }
  })

const payoutOf = async (tx: Connection, proposal: ProposalRow): Promise<FixView['payout']> => ({
  netCents: proposal.netCents,
  payment: proposal.payment,
  coolingOff: await coolingOffOfProposal(tx, proposal),
})
