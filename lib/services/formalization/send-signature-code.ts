import type { Connection } from '#db/client.ts'
import {
  insertSignatureCode,
  listSignatureCodes,
  updateSignatureCodeOutcome,
} from '#db/queries/formalization/signature-codes.ts'
import { findNewestProposalDocument } from '#db/queries/proposals/proposal-documents.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { CODE_LIMITS, type CodeChannel } from '#lib/domain/formalization/signature-code.ts'
import { signingRuleOf } from '#lib/domain/formalization/signing-rule.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import type { Context } from '#lib/services/context.ts'
import { acceptanceOf } from '#lib/services/formalization/parts/acceptance-of.ts'
import { awaitsSignature } from '#lib/services/formalization/parts/awaits-signature.ts'
import { codeDestinationsOf } from '#lib/services/formalization/parts/code-channels.ts'
import { deliverCode } from '#lib/services/formalization/parts/deliver-code.ts'
import { newSignatureCode, signatureCodeDigest } from '#lib/services/formalization/parts/signature-code.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { figuresOfProposal } from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { withLink } from './shared/open-link.ts'

export type CodeRequest = { token: string; proof?: string | undefined; channel: CodeChannel }

/** `destination` is masked. `shownCode` is the code if the channel is `demonstration`, else null. */
export type SentCode = {
  channel: CodeChannel
  destination: string
  expiresAt: Date
  shownCode: string | null
}

/**
 * Sends a new one-time code, bound to the document and the acceptance text; earlier codes become void. A code
 * that the messaging service rejects counts only towards the daily limit, not the resend interval.
 * @throws link_invalid, identity_required, not_awaiting_signature, contract_not_read,
 *   code_channel_unavailable, code_sent_recently (with `seconds`), code_limit_reached, code_not_sent
 * @withoutPermission the customer's own link authorizes the call
 */
export const sendSignatureCode = async (context: Context, request: CodeRequest): Promise<SentCode> => {
  const code = newSignatureCode()
  const prepared = await withLink(context, request.token, async (tx, customer, { id }) => {
    const proposal = await lockProposal(tx, customer, { id })
    const signed = await signedBy(tx, customer, { proposal, proof: request.proof })
    return {
      ...(await storeCode(tx, customer, { proposal, signed, code, channel: request.channel })),
      proposal,
    }
  })
  const { row, proposal, message } = prepared
  const { borrower } = proposal
  const delivery = { id: row.id, channel: row.channel, borrower, message, at: context.now }
  const delivered = await deliverCode(delivery)
  await withTransaction({ organizationId: row.organizationId, joint: context.joint }, (tx) =>
    updateSignatureCodeOutcome(tx, row, {
      outcome: delivered ? 'sent' : 'failed',
      messageId: delivered?.messageId ?? null,
    }),
  )
  if (!delivered) throw new DomainError('code_not_sent')
  const { channel, destination, expiresAt } = row
  return { channel, destination, expiresAt, shownCode: channel === 'demonstration' ? code : null }
}

type TextDigests = { documentSha256: string; acceptedTextSha256: string }

const signedBy = async (
  tx: Connection,
  customer: Context,
  { proposal, proof }: { proposal: ProposalRow; proof: string | undefined },
) => {
  const identity = readIdentityProof(proof, { subjectId: proposal.id, at: customer.now })
  if (!identity) throw new DomainError('identity_required')
  if (!awaitsSignature(proposal, customer.now)) throw new DomainError('not_awaiting_signature')
  const { organizationId, id: proposalId } = proposal
  const document = await findNewestProposalDocument(tx, {
    organizationId,
    proposalId,
    type: CONTRACT_DOCUMENT_TYPE,
  })
  if (!document || identity.read?.sha256 !== document.sha256) throw new DomainError('contract_not_read')
  const institution = await institutionRow(tx, proposal)
  const figures = await figuresOfProposal(tx, proposal)
  if (signingRuleOf(institution.settings.signing, figures.product).code !== 'here')
    throw new DomainError('code_channel_unavailable')
  const { sha256 } = acceptanceOf({ proposal, institution, figures })
  return { documentSha256: document.sha256, acceptedTextSha256: sha256, institution, figures }
}

type NewCode = {
  proposal: ProposalRow
  signed: TextDigests & Pick<Awaited<ReturnType<typeof signedBy>>, 'institution' | 'figures'>
  code: string
  channel: CodeChannel
}

const storeCode = async (tx: Connection, customer: Context, { proposal, signed, code, channel }: NewCode) => {
  const { institution, figures, documentSha256, acceptedTextSha256 } = signed
  const target = codeDestinationsOf(proposal.borrower, institution).find((each) => each.channel === channel)
  if (!target) throw new DomainError('code_channel_unavailable')
  const key = { organizationId: proposal.organizationId, proposalId: proposal.id }
  await refuseTooMany(tx, key, customer.now)
  const id = newId(customer.now)
  const row = {
    id,
    ...key,
    ...target,
    codeDigest: signatureCodeDigest(id, code),
    documentSha256,
    acceptedTextSha256,
    outcome: 'sending' as const,
    messageId: null,
    attempts: 0,
    sentAt: customer.now,
    expiresAt: afterMs(customer.now, CODE_LIMITS.lifeMs),
  }
  await insertSignatureCode(tx, row, CODE_LIMITS.dayMs)
  const subject = { subjectType: 'proposal', subjectId: proposal.id } as const
  await recordAudit(tx, customer, { action: 'signature_code.send', ...subject, details: { channel } })
  await recordTimelineEvent(tx, customer, { ...subject, kind: 'signature_code_sent', link: 'formalization' })
  const { contractNumber } = proposal
  const receivedCents = figures.netCents
  return { row, message: { code, institution: institution.name, contractNumber, receivedCents } }
}

const refuseTooMany = async (
  tx: Connection,
  key: { organizationId: string; proposalId: string },
  at: Date,
) => {
  const codes = await listSignatureCodes(tx, { ...key, since: afterMs(at, -CODE_LIMITS.dayMs) })
  if (codes.length >= CODE_LIMITS.codesPerDay) throw new DomainError('code_limit_reached')
  const last = codes.find(({ outcome, channel }) => outcome !== 'failed' && channel !== 'demonstration')
  const waitMs = last ? last.sentAt.getTime() + CODE_LIMITS.resendMs - at.getTime() : 0
  if (waitMs > 0) throw new DomainError('code_sent_recently', { seconds: Math.ceil(waitMs / 1000) })
}
