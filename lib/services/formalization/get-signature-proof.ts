import { findProposalSignature } from '#db/queries/formalization/proposal-signatures.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { renderSignatureProof } from '#lib/pdf/render-signature-proof.ts'
import type { Context } from '#lib/services/context.ts'
import { type LinkAnswer, type OwnPdf, withOwnLink } from '#lib/services/formalization/parts/open-own-link.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { certificateOfProposal } from '#lib/services/proposals/shared/certificate-of-proposal.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'

/**
 * @throws link_invalid, identity_required, not_found before signing
 * @withoutPermission the customer's own link authorizes the call
 */
export const getSignatureProof = async (context: Context, link: LinkAnswer): Promise<OwnPdf> => {
  const proof = await withOwnLink(context, link, async (tx, customer, proposal) => {
    const { organizationId, id: proposalId } = proposal
    const signature = await findProposalSignature(tx, { organizationId, proposalId })
    if (!signature) throw new DomainError('not_found')
    const { legalName, cnpj } = await institutionRow(tx, proposal)
    await recordAudit(tx, customer, {
      action: 'signature_proof.read',
      subjectType: 'proposal',
      subjectId: proposalId,
    })
    const { contractNumber, clientName, documentNumber } = proposal
    const certificate = certificateOfProposal(proposal)
    return {
      ...signature,
      contractNumber,
      institution: { legalName, cnpj },
      signer: { name: clientName, documentNumber },
      agent: certificate?.issuer ? { name: proposal.createdByName, certificate } : null,
    }
  })
  return {
    content: await renderSignatureProof(proof),
    filename: `assinatura-${proof.contractNumber}.pdf`,
  }
}
