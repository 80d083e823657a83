import type { Connection } from '#db/client'
import { findNewestProposalDocument } from '#db/queries/proposal-documents'
import { findProposalSignature, insertProposalSignature } from '#db/queries/proposal-signatures'
import type { ProposalRow } from '#db/queries/proposals'
import { newId } from '#lib/config/ids'
import { DomainError } from '#lib/domain/errors'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { acceptanceOf } from '#lib/services/formalization/parts/acceptance-of'
import { withLink } from '#lib/services/formalization/parts/open-link'
import { figuresOfProposal } from '#lib/services/proposals/parts/figures-of-proposal'
import { institutionRow } from '#lib/services/proposals/parts/institution-side'
import { lockProposal } from '#lib/services/proposals/parts/lock-proposal'
import { moveProposal } from '#lib/services/proposals/parts/move-proposal'
import { sendToReview } from '#lib/services/review/parts/send-to-review'
import { type IdentityProof, readIdentityProof } from '#lib/services/self-service/parts/identity-proof'
import { recordTimelineEvent } from '#lib/services/timeline/parts/record-timeline-event'
import { awaitsSignature } from './get-formalization.ts'

export type Acceptance = { token: string; proof?: string | undefined; acceptedTextSha256: string }

export type SignedProposal = { status: ProposalStatus; signedAt: Date }

/**
 * The customer accepts the contract: the evidence is kept (what was signed, the accepted text, when, from
 * where, how identity was checked), the proposal goes on to analysis and the institution is notified; one
 * that a rule of ours asks for waits for a manager instead (see `sendToReview`). Signing twice gives the
 * first signature.
 * @throws link_invalid, identity_required, not_awaiting_signature, contract_not_read, acceptance_changed
 * @withoutPermission the customer does it by their own link
 */
export const signProposal = (context: Context, acceptance: Acceptance): Promise<SignedProposal> =>
  withLink(context, acceptance.token, async (tx, customer, { id }) => {
    const proposal = await lockProposal(tx, customer, { id })
    const identity = readIdentityProof(acceptance.proof, { subjectId: id, at: customer.now })
    if (!identity) throw new DomainError('identity_required')
    const key = { organizationId: customer.organizationId, proposalId: id }
    const signed = await findProposalSignature(tx, key)
    if (signed) return { status: proposal.status, signedAt: signed.signedAt }
    if (!awaitsSignature(proposal, customer.now)) throw new DomainError('not_awaiting_signature')
    await keepEvidence(tx, customer, {
      proposal,
      identity,
      acceptedTextSha256: acceptance.acceptedTextSha256,
    })
    await recordTimelineEvent(tx, customer, {
      subjectType: 'proposal',
      subjectId: id,
      kind: 'contract_signed',
      link: 'formalization',
    })
    const moved = await moveProposal(tx, customer, {
      proposalId: id,
      from: 'formalization',
      to: 'analysis',
    })
    const inReview = await sendToReview(tx, customer, moved)
    if (!inReview) await enqueue(tx, { name: 'confirm_signature', payload: key })
    const { status } = inReview ?? moved
    await recordAudit(tx, customer, { action: 'contract.sign', subjectType: 'proposal', subjectId: id })
    return { status, signedAt: customer.now }
  })

type Accepted = { proposal: ProposalRow; identity: IdentityProof; acceptedTextSha256: string }

const keepEvidence = async (
  tx: Connection,
  customer: Context,
  { proposal, identity, acceptedTextSha256 }: Accepted,
) => {
  const key = { organizationId: customer.organizationId, proposalId: proposal.id }
  const contract = await findNewestProposalDocument(tx, { ...key, type: CONTRACT_DOCUMENT_TYPE })
  if (!contract || identity.read?.sha256 !== contract.sha256) throw new DomainError('contract_not_read')
  const institution = await institutionRow(tx, proposal)
  const figures = await figuresOfProposal(tx, proposal)
  const { text, sha256 } = acceptanceOf({ proposal, institution, figures })
  if (sha256 !== acceptedTextSha256) throw new DomainError('acceptance_changed')
  await insertProposalSignature(tx, {
    id: newId(),
    ...key,
    documentSha256: contract.sha256,
    acceptedText: text,
    acceptedTextSha256: sha256,
    identityCheck: 'cpf_and_birth_date',
    identifiedAt: identity.identifiedAt,
    contractReadAt: identity.read.at,
    signedAt: customer.now,
    ip: customer.client.ip,
    userAgent: customer.client.userAgent,
  })
}
