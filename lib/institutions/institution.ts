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

/** A report in our terms. `externalId` is the institution's own id of what we asked for. */
export type InstitutionReport =
  | {
      kind: 'fgts_balance_succeeded'
      externalId: string
      amountCents: Cents
      periods: { dueDate: Day; amountCents: Cents }[]
      optedInDate: Day | null
      /** null when the institution does not say. */
      existingCustomer?: boolean | null
    }
  | { kind: 'fgts_balance_failed'; externalId: string; code: ReasonCode; details: ErrorDetails }
  | {
      kind: 'clt_consult_updated'
      externalId: string
      /** The institution's counter of its reports on this consult, if it has one. */
      sequence?: number
      status: Exclude<ConsultStatus, 'WAITING_CONSENT' | 'CONSENT_APPROVED'>
      /** Reason of REJECTED or FAILED; null otherwise. */
      code: ReasonCode | null
      /** The institution's own text. */
      description: string | null
      partnerInternalId: string | null
      worker: Worker | null
      admissionMonths: number | null
      availableMarginCents: Cents | null
      simulationLimit: SimulationLimit | null
      /** null when the institution does not say. */
      existingCustomer?: boolean | null
    }
  | {
      /** An FGTS proposal or a CLT operation: both are proposals here. */
      kind: 'proposal_updated'
      externalId: string
      /** The institution's counter of its reports on this proposal, if it has one. */
      sequence?: number
      status: ProposalStatus
      reason: { code: string; text: string } | null
      pendingItems: { type: PendingItemType; code: string; text: string; documentTypes: string[] }[]
    }

/** Rates are fractions as decimal text. */
export type ContractTerms = {
  monthlyRate: string
  netCents: Cents
  issueCents: Cents
  totalCents: Cents
  installments: { dueDate: Day; amountCents: Cents }[]
}

/** May differ from what was submitted, because the release date may have moved. */
export type SignedContract = {
  externalId: string
  signedAt: Date
  documentSha256: string
  terms: ContractTerms & { releaseDate: Day }
}

export type ProposalSubmission = ContractTerms & {
  /** Our id: to the institution, a repeated reference is the same proposal. */
  reference: string
  product: 'fgts' | 'clt'
  /** The institution's id of the consult whose margin the operation uses; CLT only. */
  consultExternalId?: string
  contractNumber: string
  borrower: Borrower
  payment: Payment
}

export type CltConsultRequest = {
  /** Our id: to the institution, a repeated reference is the same consult. */
  reference: string
  documentNumber: string
  name: string
  gender: Gender
  birthDate: Day
  email: string
  phone: { countryCode: string; areaCode: string; number: string }
  /** Proof of consent; without it an institution never queries the source. */
  consent: { acceptedAt: Date; channel: string; ip: string; userAgent: string; evidenceSha256: string }
}

export type PendingSolution =
  | { type: 'pix_refusal' | 'ted_refusal'; payment: Payment }
  | { type: 'invalid_document'; documents: { type: string; sha256: string }[] }

/**
 * A lending institution. Every call is idempotent by its reference or id and throws DomainError
 * `provider_unavailable`, `provider_timeout`, `provider_rate_limited` or `provider_error`. Results arrive
 * only through `POST /institutions/{code}/events`.
 */
export type Institution = {
  readonly code: string
  /** Requests the FGTS balance of a CPF; the answer arrives as a report. */
  requestFgtsBalance(request: { reference: string; documentNumber: string }): Promise<{ externalId: string }>
  /** Requests the margin of a worker who consented; steps and answer arrive as reports. */
  requestCltConsult(request: CltConsultRequest): Promise<{ externalId: string }>
  /** Reports a revoked consent; the institution makes no further queries under it. */
  revokeCltConsent(externalId: string): Promise<void>
  /** Submits a proposal; the institution prepares the contract and reports `formalization`. */
  submitProposal(submission: ProposalSubmission): Promise<{ externalId: string }>
  /** Reports the signature; the signed figures replace the submitted ones. */
  confirmSignature(contract: SignedContract): Promise<void>
  /** Requests cancellation; the institution reports `canceled`, or `paid` when it is too late. */
  requestCancellation(externalId: string): Promise<void>
  /** Submits the solution of a pending item, or before the payout a payment that our review had corrected. */
  solvePendingItem(externalId: string, solution: PendingSolution): Promise<void>
  /** Reports a manager's decision on a proposal in manual analysis. */
  decideReview(externalId: string, decision: 'approve' | 'refuse'): Promise<void>
  /** Reads the body of a signed event; null for an event we do not know. */
  readReport(body: string): InstitutionReport | null
}
