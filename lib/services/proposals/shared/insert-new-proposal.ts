import type { Connection } from '#db/client.ts'
import { insertProposalContacts } from '#db/queries/proposals/proposal-contacts.ts'
import { insertProposal, nextContractSequence, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { newId } from '#lib/config/ids.ts'
import { dayInSaoPaulo, partsOfDay } from '#lib/domain/calendar.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { contractNumberOf } from '#lib/domain/proposals/contract-number.ts'
import { signatureDeadlineOf } from '#lib/domain/proposals/signature-deadline.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { contactDigestsOf } from '#lib/services/proposals/parts/contact-digests.ts'
import { requireCertificate } from '#lib/services/proposals/parts/require-certificate.ts'
import { publishProposal } from './publish-proposal.ts'
import { recordProposalHistory } from './record-proposal-history.ts'

export type NewProposal = Pick<
  ProposalRow,
  | 'product'
  | 'institutionCode'
  | 'fgtsSimulationId'
  | 'cltSimulationId'
  | 'cltConsultId'
  | 'borrower'
  | 'payment'
  | 'externalReference'
  | 'netCents'
  | 'issueCents'
  | 'totalCents'
  | 'totalInstallments'
  | 'monthlyRate'
  | 'cetAnnual'
  | 'firstDueDate'
>

/** Returns undefined if the simulation or margin is already used. @throws agent_certificate_required */
export const insertNewProposal = async (
  tx: Connection,
  context: Context,
  input: NewProposal,
): Promise<ProposalRow | undefined> => {
  const certificate = await requireCertificate(tx, context, input)
  const certified = {
    agentCertification: certificate?.number ?? null,
    agentCertificateIssuer: certificate?.issuer ?? null,
    agentCertificateEndDate: certificate?.endDate ?? null,
  }
  const proposal = { ...rowOf(context, input, await nextContractSequence(tx)), ...certified }
  const isNew = await insertProposal(tx, proposal, nameWords(proposal.clientName))
  if (!isNew) return undefined
  await insertProposalContacts(tx, contactDigestsOf(proposal))
  await publishAndEnqueue(tx, context, proposal)
  return proposal
}

type CertificateField = 'agentCertification' | 'agentCertificateIssuer' | 'agentCertificateEndDate'

const rowOf = (
  context: Context,
  input: NewProposal,
  sequence: number,
): Omit<ProposalRow, CertificateField> => {
  const { actor, now: at } = context
  return {
    ...input,
    id: newId(at),
    organizationId: context.organizationId,
    contractNumber: contractNumberOf(partsOfDay(dayInSaoPaulo(at)).year, sequence),
    documentNumber: input.borrower.documentNumber,
    clientName: input.borrower.name,
    status: 'generating_ccb',
    reasonCode: null,
    reasonDetails: null,
    reasonText: null,
    createdByKind: actor.kind,
    createdById: actor.id,
    createdByName: actor.name,
    createdAt: at,
    updatedAt: at,
    signatureDeadlineAt: signatureDeadlineOf(at),
    reportSequence: null,
    ownReview: null,
  }
}

const publishAndEnqueue = async (tx: Connection, context: Context, proposal: ProposalRow) => {
  const payload = { organizationId: context.organizationId, proposalId: proposal.id }
  const simulationId = proposal.fgtsSimulationId ?? proposal.cltSimulationId
  await recordProposalHistory(tx, context, {
    proposalId: proposal.id,
    from: null,
    to: proposal.status,
    reason: null,
  })
  await recordAudit(tx, context, {
    action: 'proposal.create',
    subjectType: 'proposal',
    subjectId: proposal.id,
    details: { product: proposal.product, simulationId, contractNumber: proposal.contractNumber },
  })
  await publishProposal(tx, context, { proposal, previousStatus: null, reason: null })
  await enqueue(tx, { name: 'submit_proposal', payload })
  await enqueue(tx, { name: 'expire_signature', payload }, { runAt: proposal.signatureDeadlineAt })
}
