import type { Day } from '#lib/domain/calendar'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Gender, SimulationLimit, Worker } from '#lib/domain/clt/worker'
import type { ErrorDetails } from '#lib/domain/errors'
import type { Cents } from '#lib/domain/money'
import type { Borrower } from '#lib/domain/proposals/borrower'
import type { Payment } from '#lib/domain/proposals/payment'
import type { PendingItemType } from '#lib/domain/proposals/pending-item'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'

/** What an institution reports to us, in our words. `externalId` is its own id of what we asked for. */
export type InstitutionReport =
  | {
      kind: 'fgts_balance_succeeded'
      externalId: string
      amountCents: Cents
      periods: { dueDate: Day; amountCents: Cents }[]
      optedInDate: Day | null
      /** Whether the customer has a relationship with the institution; null: it does not say. */
      existingCustomer?: boolean | null
    }
  | { kind: 'fgts_balance_failed'; externalId: string; code: ReasonCode; details: ErrorDetails }
  | {
      kind: 'clt_consult_updated'
      externalId: string
      /** The institution's own count of its reports on this consult, when it counts. */
      sequence?: number
      status: Exclude<ConsultStatus, 'WAITING_CONSENT' | 'CONSENT_APPROVED'>
      /** Why it was REJECTED or FAILED; null otherwise. */
      code: ReasonCode | null
      /** The institution's own words about it. */
      description: string | null
      partnerInternalId: string | null
      worker: Worker | null
      admissionMonths: number | null
      availableMarginCents: Cents | null
      simulationLimit: SimulationLimit | null
      /** As for a balance. */
      existingCustomer?: boolean | null
    }
  | {
      /** A proposal of FGTS or an operation of CLT: both are proposals here. */
      kind: 'proposal_updated'
      externalId: string
      /**
       * The institution's own count of its reports on this proposal, when it counts: an older report that
       * arrives late is recognised by it.
       */
      sequence?: number
      status: ProposalStatus
      reason: { code: string; text: string } | null
      pendingItems: { type: PendingItemType; code: string; text: string; documentTypes: string[] }[]
    }

/** Figures of a contract: amounts in cents, rates as fractions in decimal text. */
export type ContractTerms = {
  monthlyRate: string
  availableBalanceCents: Cents
  emissionCents: Cents
  totalBalanceCents: Cents
  installments: { dueDate: Day; amountCents: Cents }[]
}

/** What a customer signed, which may differ from what was handed in: the release date may have moved. */
export type SignedContract = {
  externalId: string
  signedAt: Date
  documentSha256: string
  terms: ContractTerms & { releaseDate: Day }
}

/** A proposal as an institution needs it. */
export type ProposalSubmission = ContractTerms & {
  /** Our id; the same reference twice is the same proposal to the institution. */
  reference: string
  product: 'fgts' | 'clt'
  /** The institution's id of the consult whose margin the operation uses; CLT only. */
  consultExternalId?: string
  contractNumber: string
  borrower: Borrower
  payment: Payment
}

/** A consented margin query as an institution needs it. */
export type CltConsultRequest = {
  /** Our id; the same reference twice is the same consult to the institution. */
  reference: string
  documentNumber: string
  name: string
  gender: Gender
  birthDate: Day
  email: string
  phone: { countryCode: string; areaCode: string; number: string }
  /** What the customer accepted, and how: an institution never asks the source without it. */
  consent: { acceptedAt: Date; channel: string; ip: string; userAgent: string; evidenceSha256: string }
}

/** What a person did about a pending item. */
export type PendingSolution =
  | { type: 'pix_refusal' | 'ted_refusal'; payment: Payment }
  | { type: 'invalid_document'; documents: { type: string; sha256: string }[] }

/**
 * A lending institution, as the rest of the product sees it. Every call may be repeated with the same
 * reference or id and then changes nothing more. Every call throws DomainError `provider_unavailable`,
 * `provider_timeout`, `provider_rate_limited` or `provider_error`; results never come back from a call but
 * through `POST /institutions/{code}/events`.
 */
export type Institution = {
  readonly code: string
  /** Asks for the FGTS balance of a CPF; the answer comes as a report. */
  requestFgtsBalance(request: { reference: string; documentNumber: string }): Promise<{ externalId: string }>
  /** Asks for the margin of a worker who consented; the steps and the answer come as reports. */
  requestCltConsult(request: CltConsultRequest): Promise<{ externalId: string }>
  /** Reports that the worker revoked the consent to a consult: the institution asks nothing more under it. */
  revokeCltConsent(externalId: string): Promise<void>
  /** Hands in a proposal; the institution prepares the contract and reports `formalization`. */
  submitProposal(submission: ProposalSubmission): Promise<{ externalId: string }>
  /** Reports that the customer signed, and the figures signed: they replace those handed in. */
  confirmSignature(contract: SignedContract): Promise<void>
  /** Asks to stop; the institution reports `canceled`, or `paid` when it is too late. */
  requestCancellation(externalId: string): Promise<void>
  /**
   * Hands in what was pending; another payment may be handed in before the payout, too, when a review of ours
   * had it corrected.
   */
  solvePendingItem(externalId: string, solution: PendingSolution): Promise<void>
  /** Reports what a manager decided on a proposal in manual analysis. */
  decideReview(externalId: string, decision: 'approve' | 'refuse'): Promise<void>
  /** Reads the body of a signed event; null when it says nothing we know. */
  readReport(body: string): InstitutionReport | null
}
