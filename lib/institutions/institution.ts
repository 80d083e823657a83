import type { Day } from '#lib/domain/calendar.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { SimulationLimit, Worker } from '#lib/domain/clt/worker.ts'
import type { Gender } from '#lib/domain/documents/identity.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/** `externalId` is the institution's id of the query, consult or proposal. */
export type InstitutionReport =
  | {
      kind: 'fgts_balance_succeeded'
      externalId: string
      amountCents: Cents
      periods: { dueDate: Day; amountCents: Cents }[]
      optedInDate: Day | null
      existingCustomer?: boolean | null
    }
  | { kind: 'fgts_balance_failed'; externalId: string; code: ReasonCode; details: ErrorDetails }
  | {
      kind: 'clt_consult_updated'
      externalId: string
      /** Number of this report within the consult, if the institution numbers its reports. */
      sequence?: number
      status: Exclude<ConsultStatus, 'WAITING_CONSENT' | 'CONSENT_APPROVED'>
      /** Reason for REJECTED or FAILED; null otherwise. */
      code: ReasonCode | null
      description: string | null
      partnerInternalId: string | null
      worker: Worker | null
      admissionMonths: number | null
      availableMarginCents: Cents | null
      simulationLimit: SimulationLimit | null
      existingCustomer?: boolean | null
    }
  | {
      kind: 'proposal_updated'
      externalId: string
      sequence?: number
      status: ProposalStatus
      reason: { code: string; text: string } | null
      /** Amounts of the contract that the customer signed at the institution, if it was signed there. */
      signed?: SignedAmounts
      pendingItems: ReportedItem[]
    }

export type ReportedItem = {
  /** The institution's id of the item, if it has one. Repeated reports of an item are recognized by it. */
  externalId?: string
  type: PendingItemType
  code: string
  text: string
  documentTypes: string[]
}

export type InstitutionQuestion = {
  resourceType: 'fgts_balance_query' | 'clt_consult' | 'proposal'
  externalId: string
  documentNumber: string
  askedAt: Date
}

export type SignedAmounts = { netCents: Cents; issueCents: Cents }

/** `worker` is null if the institution knows no employment. */
export type ConsultedWorker = {
  worker: Worker | null
  admissionMonths: number | null
  partnerInternalId: string | null
}

/** Rates are fractions as decimal text, such as "0.0180". */
export type ContractTerms = {
  monthlyRate: string
  netCents: Cents
  issueCents: Cents
  totalCents: Cents
  installments: { dueDate: Day; amountCents: Cents }[]
}

/** `terms` may differ from the submitted terms, because the payout date (`releaseDate`) may have moved. */
export type SignedContract = {
  externalId: string
  signedAt: Date
  documentSha256: string
  terms: ContractTerms & { releaseDate: Day }
}

export type ProposalSubmission = ContractTerms & {
  /** Our id, used as idempotency key: a repeated reference returns the same proposal. */
  reference: string
  product: 'fgts' | 'clt'
  /** The institution's id for the balance whose withdrawals are pledged; FGTS only. */
  balanceExternalId?: string
  /** The institution's id for the consult whose margin the operation uses; CLT only. */
  consultExternalId?: string
  /** Amount from which the loan was computed; CLT only. */
  requested?: { by: 'installment' | 'net'; amountCents: Cents }
  priceTableId: string
  releaseDate: Day
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  contractNumber: string
  borrower: Borrower
  payment: Payment
}

export type CltConsultRequest = {
  /** Our id, used as idempotency key: a repeated reference returns the same consult. */
  reference: string
  documentNumber: string
  name: string
  gender: Gender
  birthDate: Day
  email: string
  phone: { countryCode: string; areaCode: string; number: string }
  /** Proof of consent, without which an institution never queries Dataprev. */
  consent: { acceptedAt: Date; channel: string; ip: string; userAgent: string; evidenceSha256: string }
}

export type PendingSolution =
  | { type: 'pix_refusal' | 'ted_refusal'; payment: Payment }
  | { type: 'invalid_document'; documents: SubmittedDocument[] }

export type SubmittedDocument = {
  type: string
  sha256: string
  filename: string
  contentType: string
  read: () => Promise<Uint8Array>
}

/**
 * Calls are idempotent by `reference` or id; results arrive only as reports to `/institutions/{code}/events`.
 * @throws provider_unavailable, provider_timeout, provider_rate_limited or provider_error
 */
export type Institution = {
  readonly code: string
  requestFgtsBalance(request: { reference: string; documentNumber: string }): Promise<{ externalId: string }>
  requestCltConsult(request: CltConsultRequest): Promise<{ externalId: string }>
  /** After this call the institution makes no further queries under the consent. */
  revokeCltConsent(externalId: string): Promise<void>
  /**
   * The institution then reports `formalization`. After submission_uncertain, it may have got the proposal.
   * @throws institution_request_refused, institution_figures_differ, submission_uncertain
   */
  submitProposal(submission: ProposalSubmission): Promise<{ externalId: string }>
  /** The signed figures replace the submitted figures. */
  confirmSignature(contract: SignedContract): Promise<void>
  /** The institution reports `canceled`, or `paid` if the cancellation is too late. */
  requestCancellation(externalId: string): Promise<void>
  /** Before the payout, also submits payment details that were corrected in our review. */
  solvePendingItem(externalId: string, solution: PendingSolution): Promise<void>
  decideReview(externalId: string, decision: 'approve' | 'refuse'): Promise<void>
  /** Reads the state at an institution whose events may not arrive. Returns null while it has no answer. */
  readState?(question: InstitutionQuestion): Promise<InstitutionReport | null>
  /** Returns null for an unknown event. */
  readReport(body: string): InstitutionReport | null
  /** True for an event that reports nothing, such as the test message of a registration. */
  ignoresEvent?(body: string): boolean
  /** Reads the employment of an analysed consult, if the institution's event does not have it. */
  readWorker?(consultExternalId: string): Promise<ConsultedWorker>
  /** Reads the amounts of a contract, if the customer signs it at the institution, perhaps on a later day. */
  readSignedAmounts?(externalId: string): Promise<SignedAmounts>
}
