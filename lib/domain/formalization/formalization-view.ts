import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { CoolingOffInTime } from '#lib/domain/proposals/cooling-off.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { FiguresChange } from './figures-change.ts'
import type { CodeChannel } from './signature-code.ts'

/** Before identification, the customer's page shows only the first name and the lender. */
export type FormalizationView = {
  proposalId: string
  status: ProposalStatus
  /** Every status so far. The page shows the furthest status, so that progress never goes backwards. */
  reached: readonly ProposalStatus[]
  institution: { name: string; legalName: string; cnpj: string }
  contact: OrganizationContact
  firstName: string
  signatureDeadlineAt: Date
  /** True once the contract exists and an identified customer can read it. */
  contractReady: boolean
  identified: boolean
  contractRead: boolean
  /** True while the contract waits for the signature and the deadline has not passed. */
  awaitsSignature: boolean
  signedAt: Date | null
  /** The institution's own page, if the customer signs there. */
  signsAt: string | null
  /** Null until the customer is identified. */
  contract: OwnContract | null
}

/**
 * Change in the figures since the customer last saw them. If the figures cannot be computed today, `refusal`
 * says why.
 */
export type MovedFigures = {
  change: FiguresChange | null
  /** In the customer's language. */
  refusal: string | null
}

/** Shown to the identified customer only. */
export type OwnContract = {
  number: string
  figures: ContractedFigures
  /** Not masked, because the customer checks it before signing. */
  payment: Payment
  reasonText: string | null
  /** True if the customer can fix a pending item without an agent. */
  mendable: boolean
  paidAt: Date | null
  /** `until` is set once the contract is paid. */
  coolingOff: CoolingOffInTime
  moved: MovedFigures
  /** Exact text to accept; the page returns its SHA-256 with the acceptance. */
  acceptance: { version: string; text: string; sha256: string }
  /**
   * Text with which the customer accepts the insurance, separate from the contract's text; null without
   * insurance.
   */
  insurance: { version: string; text: string; sha256: string } | null
  /** null if this service requires no code. */
  code: CodeStep | null
  /** null if no proof of life is required. */
  proofOfLife: ProofOfLifeStep | null
}

/**
 * `rule` says who checks the proof of life. If this service checks it, `state` is the progress of the check.
 */
export type ProofOfLifeStep =
  | { rule: 'institution' }
  | { rule: 'here'; state: 'missing' | 'open' | 'passed' | 'failed' }

export type CodeStep = {
  destinations: readonly { channel: CodeChannel; destination: string }[]
  sent: { channel: CodeChannel; destination: string; expiresAt: Date } | null
}
