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
  contractReady: boolean
  identified: boolean
  contractRead: boolean
  awaitsSignature: boolean
  signedAt: Date | null
  /** The institution's own page, if the customer signs there. */
  signsAt: string | null
  contract: OwnContract | null
}

/** Change since the customer last saw the figures; `refusal` says why they cannot be computed today. */
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
  coolingOff: CoolingOffInTime
  moved: MovedFigures
  /** Exact text to accept; the page returns its SHA-256 with the acceptance. */
  acceptance: { version: string; text: string; sha256: string }
  /** Text to accept the insurance, separate from the contract's text; null without insurance. */
  insurance: { version: string; text: string; sha256: string } | null
  code: CodeStep | null
  proofOfLife: ProofOfLifeStep | null
}

export type ProofOfLifeStep =
  | { rule: 'institution' }
  | { rule: 'here'; state: 'missing' | 'open' | 'passed' | 'failed' }

export type CodeStep = {
  destinations: readonly { channel: CodeChannel; destination: string }[]
  sent: { channel: CodeChannel; destination: string; expiresAt: Date } | null
}
