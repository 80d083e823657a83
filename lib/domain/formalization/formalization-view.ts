import type { OrganizationContact } from '../access/organization-contact.ts'
import type { CoolingOffInTime } from '../proposals/cooling-off.ts'
import type { Payment } from '../proposals/payment.ts'
import type { ContractedFigures } from '../proposals/proposal-view.ts'
import type { ProposalStatus } from '../proposals/status.ts'
import type { FiguresChange } from './figures-change.ts'
import type { CodeChannel } from './signature-code.ts'

/**
 * What the customer's page shows. Until identified, nothing says more of person and contract than the first
 * name and who lends.
 */
export type FormalizationView = {
  proposalId: string
  status: ProposalStatus
  /** Every status there has been: progress is shown by the furthest, so that it never counts backwards. */
  reached: readonly ProposalStatus[]
  institution: { name: string; legalName: string; cnpj: string }
  /** Whom the customer reaches. */
  contact: OrganizationContact
  firstName: string
  signatureDeadlineAt: Date
  /** The contract exists and can be read by an identified customer. */
  contractReady: boolean
  identified: boolean
  contractRead: boolean
  /** It is the customer's turn: waiting for the signature and within the deadline. */
  awaitsSignature: boolean
  signedAt: Date | null
  /** Null until identified. */
  contract: OwnContract | null
}

/** Figures computed again since the customer last saw them, or why there are none for today. */
export type MovedFigures = {
  change: FiguresChange | null
  /** In the customer's language. */
  refusal: string | null
}

/** What is contracted, for the identified customer alone. */
export type OwnContract = {
  number: string
  figures: ContractedFigures
  /** Where the money goes, whole: its owner checks it before signing. */
  payment: Payment
  reasonText: string | null
  /** Something open that the customer can put right by themselves. */
  mendable: boolean
  paidAt: Date | null
  /** How the contract can be given back; `until` once it was paid. */
  coolingOff: CoolingOffInTime
  /** What a release date that moved did to a contract nobody signed yet. */
  moved: MovedFigures
  /** The exact text to accept and its SHA-256, which is sent back with the acceptance. */
  acceptance: { version: string; text: string; sha256: string }
  /** The text by which the insurance is taken, apart from the contract; null without insurance. */
  insurance: { version: string; text: string; sha256: string } | null
  /** The one-time code, where it is asked for here. */
  code: CodeStep | null
  /** The proof of life, where one is asked for, here or by the institution. */
  proofOfLife: ProofOfLifeStep | null
}

/** Who asks for the proof of life, and how far it is where that is this service. */
export type ProofOfLifeStep =
  | { rule: 'institution' }
  | { rule: 'here'; state: 'missing' | 'open' | 'passed' | 'failed' }

/** Ways to get a code, and the one that was sent last and can be typed now. */
export type CodeStep = {
  destinations: readonly { channel: CodeChannel; destination: string }[]
  sent: { channel: CodeChannel; destination: string; expiresAt: Date } | null
}
