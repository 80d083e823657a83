import type { Connection } from '#db/client.ts'
import {
  findProposalSignature,
  insertProposalSignature,
  type ProposalSignatureRow,
} from '#db/queries/formalization/proposal-signatures.ts'
import { findNewestProposalDocument } from '#db/queries/proposals/proposal-documents.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { signingRuleOf } from '#lib/domain/formalization/signing-rule.ts'
import { signsAtInstitution } from '#lib/domain/institutions/institution-kind.ts'
import { coolingOffOf } from '#lib/domain/proposals/cooling-off.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { acceptanceOf, insuranceAcceptanceOf } from '#lib/services/formalization/parts/acceptance-of.ts'
import { awaitsSignature } from '#lib/services/formalization/parts/awaits-signature.ts'
import { factorsOf } from '#lib/services/formalization/parts/factors-of.ts'
import { renewContract } from '#lib/services/formalization/parts/renew-contract.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { figuresOfProposal } from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'
import { sendToReview } from '#lib/services/review/shared/send-to-review.ts'
import { type IdentityProof, readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { withLink } from './shared/open-link.ts'

export type Acceptance = {
  token: string
  proof?: string | undefined
  acceptedTextSha256: string
  acceptedInsuranceSha256?: string | undefined
  /** One-time code, if the institution's signing rule asks for a code on our page. */
  code?: string | undefined
}

export type SignedProposal = { status: ProposalStatus; signedAt: Date }

/**
 * Signs the contract and moves the proposal to analysis or to our own review (`sendToReview`). Idempotent. A
 * wrong code is counted; a contract whose release date has moved is renewed instead of signed.
 * @throws link_invalid, identity_required, not_awaiting_signature, contract_not_read, acceptance_changed,
 *   insurance_not_accepted, proof_of_life_required, code_required, code_mismatch (with the attempts left),
 *   code_expired, figures_renewed, figures_not_renewable
 * @withoutPermission the customer's own link authorizes the call
 */
export const signProposal = async (context: Context, acceptance: Acceptance): Promise<SignedProposal> => {
  const outcome = await withLink(context, acceptance.token, async (tx, customer, { id }) => {
    const proposal = await lockProposal(tx, customer, { id })
    const identity = readIdentityProof(acceptance.proof, { subjectId: id, at: customer.now })
    if (!identity) throw new DomainError('identity_required')
    const key = { organizationId: customer.organizationId, proposalId: id }
    const signed = await findProposalSignature(tx, key)
    if (signed) return { status: proposal.status, signedAt: signed.signedAt }
    const { kind } = await institutionRow(tx, proposal)
    if (signsAtInstitution(kind) || !awaitsSignature(proposal, customer.now))
      throw new DomainError('not_awaiting_signature')
    const outdated = await renewContract(tx, customer, proposal)
    if (outdated) return outdated
    const evidence = await gatherEvidence(tx, customer, { proposal, identity, acceptance })
    if (evidence instanceof DomainError) return evidence
    await insertProposalSignature(tx, evidence)
    return finishSigning(tx, customer, id)
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

const finishSigning = async (
  tx: Connection,
  customer: Context,
  proposalId: string,
): Promise<SignedProposal> => {
  const subject = { subjectType: 'proposal', subjectId: proposalId } as const
  await recordTimelineEvent(tx, customer, { ...subject, kind: 'contract_signed', link: 'formalization' })
  const moved = await moveProposal(tx, customer, { proposalId, from: 'formalization', to: 'analysis' })
  const inReview = await sendToReview(tx, customer, moved)
  const { organizationId } = customer
  if (!inReview) await enqueue(tx, { name: 'confirm_signature', payload: { organizationId, proposalId } })
  const { status } = inReview ?? moved
  await recordAudit(tx, customer, { action: 'contract.sign', ...subject })
  return { status, signedAt: customer.now }
}

type SignatureInput = { proposal: ProposalRow; identity: IdentityProof; acceptance: Acceptance }

const gatherEvidence = async (
  tx: Connection,
  customer: Context,
  { proposal, identity, acceptance }: SignatureInput,
): Promise<ProposalSignatureRow | DomainError> => {
  const key = { organizationId: customer.organizationId, proposalId: proposal.id }
  const contract = await findNewestProposalDocument(tx, { ...key, type: CONTRACT_DOCUMENT_TYPE })
  if (!contract || identity.read?.sha256 !== contract.sha256) throw new DomainError('contract_not_read')
  const institution = await institutionRow(tx, proposal)
  const figures = await figuresOfProposal(tx, proposal)
  const { text, sha256 } = acceptanceOf({ proposal, institution, figures })
  if (sha256 !== acceptance.acceptedTextSha256) throw new DomainError('acceptance_changed')
  const insurance = insuranceAcceptanceOf({ proposal, institution, figures })
  if (insurance && insurance.sha256 !== acceptance.acceptedInsuranceSha256)
    throw new DomainError('insurance_not_accepted')
  const factors = await factorsOf(tx, customer, {
    signed: { ...key, documentSha256: contract.sha256, acceptedTextSha256: sha256 },
    rule: signingRuleOf(institution.settings.signing, figures.product),
    identity,
    code: acceptance.code,
  })
  if (factors instanceof DomainError) return factors
  return {
    id: newId(customer.now),
    ...key,
    documentSha256: contract.sha256,
    acceptedText: text,
    acceptedTextSha256: sha256,
    insuranceText: insurance?.text ?? null,
    insuranceTextSha256: insurance?.sha256 ?? null,
    identityCheck: 'cpf_and_birth_date',
    factors,
    coolingOff: coolingOffOf(institution.settings, proposal.product),
    identifiedAt: identity.identifiedAt,
    contractReadAt: identity.read.at,
    signedAt: customer.now,
    ip: customer.client.ip,
    userAgent: customer.client.userAgent,
  }
}
