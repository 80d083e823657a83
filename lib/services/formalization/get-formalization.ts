import type { Connection } from '#db/client.ts'
import { findProposalSignature } from '#db/queries/formalization/proposal-signatures.ts'
import { findInstitutionSubmission } from '#db/queries/institutions/institution-submissions.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import { findPayout } from '#db/queries/proposals/payouts.ts'
import {
  findNewestProposalDocument,
  type ProposalDocumentRow,
} from '#db/queries/proposals/proposal-documents.ts'
import { listProposalHistory } from '#db/queries/proposals/proposal-history.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { contactOf } from '#lib/domain/access/organization-contact.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import type { FormalizationView, OwnContract } from '#lib/domain/formalization/formalization-view.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import { storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import type { Context } from '#lib/services/context.ts'
import { acceptanceOf, insuranceAcceptanceOf } from '#lib/services/formalization/parts/acceptance-of.ts'
import { awaitsSignature } from '#lib/services/formalization/parts/awaits-signature.ts'
import { codeStepOf } from '#lib/services/formalization/parts/code-step-of.ts'
import { movedFigures } from '#lib/services/formalization/parts/moved-figures.ts'
import { proofOfLifeStepOf } from '#lib/services/formalization/parts/proof-of-life-step.ts'
import { coolingOffOfProposal } from '#lib/services/proposals/shared/cooling-off-of-proposal.ts'
import { figuresOfProposal } from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { withLink } from './shared/open-link.ts'

/** Returns the link's page; the contract requires a `proof` from `identifyCustomer`. @throws link_invalid */
export const getFormalization = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<FormalizationView> =>
  withLink(context, token, async (tx, customer, proposal) => {
    const { organizationId, id: proposalId } = proposal
    const key = { organizationId, proposalId }
    const [institution, organization, document, signature, history, submission] = await Promise.all([
      institutionRow(tx, proposal),
      findOrganization(tx, organizationId),
      findNewestProposalDocument(tx, { ...key, type: CONTRACT_DOCUMENT_TYPE }),
      findProposalSignature(tx, key),
      listProposalHistory(tx, key),
      findInstitutionSubmission(tx, key),
    ])
    if (!organization) throw new Error('a proposal without its organization')
    const identity = readIdentityProof(proof, { subjectId: proposalId, at: customer.now })
    return {
      proposalId,
      status: proposal.status,
      reached: [...new Set(history.map(({ toStatus }) => toStatus))],
      firstName: firstNameOf(proposal.clientName),
      signatureDeadlineAt: proposal.signatureDeadlineAt,
      institution: { name: institution.name, legalName: institution.legalName, cnpj: institution.cnpj },
      contact: contactOf(organization),
      contractReady: document !== undefined,
      identified: identity !== null,
      contractRead: identity?.read?.sha256 === document?.sha256 && document !== undefined,
      awaitsSignature: awaitsSignature(proposal, customer.now),
      signedAt: signature?.signedAt ?? null,
      signsAt: proposal.status === 'formalization' ? (submission?.formalizationUrl ?? null) : null,
      contract: identity ? await ownContract(tx, customer, { proposal, document }) : null,
    }
  })

const ownContract = async (
  tx: Connection,
  customer: Context,
  { proposal, document }: { proposal: ProposalRow; document: ProposalDocumentRow | undefined },
): Promise<OwnContract> => {
  const { language, now } = customer
  const { organizationId, id: proposalId } = proposal
  const [institution, figures, items, payout, moved, coolingOff] = await Promise.all([
    institutionRow(tx, proposal),
    figuresOfProposal(tx, proposal),
    listOpenPendingItems(tx, { organizationId, proposalIds: [proposalId] }),
    wasPaid(proposal) ? findPayout(tx, { organizationId, proposalId }) : undefined,
    movedFigures(tx, customer, proposal),
    coolingOffOfProposal(tx, proposal),
  ])
  const acceptance = acceptanceOf({ proposal, institution, figures })
  return {
    number: proposal.contractNumber,
    figures,
    payment: proposal.payment,
    reasonText: storedReasonIn(language, proposal)?.text ?? null,
    mendable: proposal.status === 'pending' && items.length > 0,
    paidAt: payout?.paidAt ?? null,
    moved,
    coolingOff,
    acceptance,
    insurance: insuranceAcceptanceOf({ proposal, institution, figures }),
    code:
      document && awaitsSignature(proposal, now)
        ? await codeStepOf(tx, { proposal, institution, document, acceptance }, now)
        : null,
    proofOfLife: awaitsSignature(proposal, now)
      ? await proofOfLifeStepOf(tx, { proposal, institution })
      : null,
  }
}

const wasPaid = ({ status }: ProposalRow) => status === 'paid' || status === 'refunded'
