import type { Payment } from '../proposals/payment.ts'
import type { ContractedFigures } from '../proposals/proposal-view.ts'
import type { ProposalStatus } from '../proposals/status.ts'

/**
 * What the customer's page shows. Until identified, nothing tells more of the person than the first name and
 * a masked CPF.
 */
export type FormalizationView = {
  proposalId: string
  contractNumber: string
  status: ProposalStatus
  /** Until identified only in the catalogue's own words. */
  reasonText: string | null
  institution: { name: string; legalName: string; cnpj: string }
  firstName: string
  maskedDocument: string
  figures: ContractedFigures
  /** Masked, and only once identified. */
  payment: Payment | null
  createdAt: Date
  signatureDeadlineAt: Date
  /** The contract exists and can be read by an identified customer. */
  contractReady: boolean
  identified: boolean
  contractRead: boolean
  /** It is the customer's turn: waiting for the signature and within the deadline. */
  awaitsSignature: boolean
  signedAt: Date | null
  /** The exact text to accept and its SHA-256, which is sent back with the acceptance. */
  acceptance: { version: string; text: string; sha256: string }
}
