import { findNewestProposalDocument } from '#db/queries/proposal-documents'
import { findProposalSignature } from '#db/queries/proposal-signatures'
import type { ProposalRow } from '#db/queries/proposals'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { firstNameOf } from '#lib/domain/formalization/first-name'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type'
import { maskPayment } from '#lib/domain/proposals/payment'
import { saysCatalogueAlone, storedReasonIn } from '#lib/domain/proposals/reason-words'
import type { Context } from '#lib/services/context'
import { acceptanceOf } from '#lib/services/formalization/parts/acceptance-of'
import { withLink } from '#lib/services/formalization/parts/open-link'
import { figuresOfProposal } from '#lib/services/proposals/parts/figures-of-proposal'
import { institutionRow } from '#lib/services/proposals/parts/institution-side'
import { readIdentityProof } from '#lib/services/self-service/parts/identity-proof'

/**
 * What is being contracted, for whoever has the link; `proof` is what `identifyCustomer` gave. The
 * organization comes from the token, whatever the context says.
 * @throws link_invalid
 */
export const getFormalization = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<FormalizationView> =>
  withLink(context, token, async (tx, customer, proposal) => {
    const key = { organizationId: proposal.organizationId, proposalId: proposal.id }
    const [institution, figures, contract, signature] = await Promise.all([
      institutionRow(tx, proposal),
      figuresOfProposal(tx, proposal),
      findNewestProposalDocument(tx, { ...key, type: CONTRACT_DOCUMENT_TYPE }),
      findProposalSignature(tx, key),
    ])
    const identity = readIdentityProof(proof, { subjectId: proposal.id, at: customer.now })
    return {
      ...publicFacts(proposal),
      reasonText: reasonTextFor(customer, proposal, identity !== null),
      institution: { name: institution.name, legalName: institution.legalName, cnpj: institution.cnpj },
      figures,
      payment: identity ? maskPayment(proposal.payment) : null,
      contractReady: contract !== undefined,
      identified: identity !== null,
      contractRead: identity?.read?.sha256 === contract?.sha256 && contract !== undefined,
      awaitsSignature: awaitsSignature(proposal, customer.now),
      signedAt: signature?.signedAt ?? null,
      acceptance: acceptanceOf({ proposal, institution, figures }),
    }
  })

/** Whether it is the customer's turn: waiting for the signature and within the deadline. */
export const awaitsSignature = (proposal: ProposalRow, at: Date): boolean =>
  proposal.status === 'formalization' && at < proposal.signatureDeadlineAt

/** What people or institutions wrote of a reason is for the identified customer alone. */
const reasonTextFor = ({ language }: Context, proposal: ProposalRow, identified: boolean) =>
  identified || saysCatalogueAlone(proposal) ? (storedReasonIn(language, proposal)?.text ?? null) : null

const publicFacts = (proposal: ProposalRow) => ({
  proposalId: proposal.id,
  contractNumber: proposal.contractNumber,
  status: proposal.status,
  firstName: firstNameOf(proposal.clientName),
  maskedDocument: maskCpf(proposal.documentNumber as Cpf),
  createdAt: proposal.createdAt,
  signatureDeadlineAt: proposal.signatureDeadlineAt,
})
