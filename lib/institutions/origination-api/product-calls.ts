import type { ReportedFigures } from '#lib/domain/institutions/compare-figures.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type {
  InstitutionReport,
  ProposalSubmission,
  SignedAmounts,
  SubmittedDocument,
} from '#lib/institutions/institution.ts'
import type { UpstreamCall } from './call-upstream.ts'
import type { OpenConnection } from './open-connection.ts'
import type { UpstreamAnswer } from './send-request.ts'

export type UpstreamSimulation = { id: string; figures: ReportedFigures }

/** `reference` is our id of the proposal; null if the institution's list does not contain it. */
export type ListedProposal = UpstreamProposal & {
  reference: string | null
  netCents: Cents | null
  status: string
  createdAt: Date | null
  /** CPF in the notation of the institution, perhaps masked. */
  documentNumber: unknown
}

export type UpstreamProposal = { externalId: string; formalizationUrl: string }

export type ProposalMove = Pick<
  Extract<InstitutionReport, { kind: 'proposal_updated' }>,
  'status' | 'reason' | 'pendingItems' | 'sequence'
>

export type UploadedDocument = Pick<SubmittedDocument, 'type'> & { key: string }

/** Both products work alike, but name their fields and paths differently. */
export type ProductCalls = {
  path: string
  simulate: (connection: OpenConnection, submission: ProposalSubmission) => UpstreamCall
  readSimulation: (answer: UpstreamAnswer) => UpstreamSimulation
  create: (submission: ProposalSubmission, simulationId: string) => Promise<UpstreamCall>
  readCreated: (answer: UpstreamAnswer) => UpstreamProposal
  readList: (answer: UpstreamAnswer) => ListedProposal[]
  readMove: (answer: UpstreamAnswer) => ProposalMove
  readAmounts: (answer: UpstreamAnswer) => SignedAmounts
  cancel: (externalId: string) => UpstreamCall
  solvePayment: (item: PendingPayment, payment: Payment) => Promise<UpstreamCall>
  solveDocuments: (externalId: string, documents: readonly UploadedDocument[]) => UpstreamCall
}

export type PendingPayment = { externalId: string; type: 'pix_refusal' | 'ted_refusal' }
