import type { Day } from '../calendar.ts'
import type { FeeWords } from '../finance/registration-fee.ts'
import type { Cents } from '../money.ts'
import type { Borrower } from './borrower.ts'
import type { CoolingOffInTime } from './cooling-off.ts'
import type { Payment } from './payment.ts'
import type { PendingItemType } from './pending-item.ts'
import type { ContactKind } from './review-rules.ts'
import type { ProposalStatus } from './status.ts'

/** Something to fix, as people and programs see it. */
export type PendingItemView = {
  id: string
  type: PendingItemType
  code: string
  text: string
  documentTypes: readonly string[]
  createdAt: Date
}

/** A proposal as a list shows it. Amounts in cents. */
export type ProposalSummary = {
  id: string
  product: 'fgts' | 'clt'
  contractNumber: string
  documentNumber: string
  clientName: string
  organizationId: string
  institutionCode: string
  status: ProposalStatus
  reason: { code: string; text: string } | null
  /** The reason's text, else what the status means. */
  statusDescription: string
  createdAt: Date
  updatedAt: Date
  emissionCents: Cents
  availableBalanceCents: Cents
  totalBalanceCents: Cents
  totalInstallments: number
  paymentType: Payment['type']
  formalizationLink: string
  externalReference: string | null
  pendingItems: readonly PendingItemView[]
}

/**
 * The figures a proposal was made from, whatever the product: cents, and rates as fractions in decimal text.
 */
export type ContractedFigures = FeeWords & {
  product: 'fgts' | 'clt'
  simulationId: string
  /** The fee table of FGTS or the configuration of CLT. */
  feeTableId: string
  /** The consult whose margin is used; CLT only. */
  consultId: string | null
  /** The margin the instalment was compared with; CLT only. */
  marginCents?: Cents
  emissionCents: Cents
  availableBalanceCents: Cents
  totalBalanceCents: Cents
  iofCents: Cents
  tcCents: Cents
  insuranceCents: Cents
  /** Whether the same credit is lent without insurance as well. */
  insuranceOptional: boolean
  monthlyRate: string
  annualRate: string
  cetMonthly: string
  cetAnnual: string
  releaseDate: Day
  installments: readonly ContractedInstallment[]
}

/** An instalment of a contract; what it pays off and the interest in it are reported for CLT. */
export type ContractedInstallment = {
  dueDate: Day
  amountCents: Cents
  principalCents?: Cents
  interestCents?: Cents
}

/** A document of a proposal; `key` names it in later calls. */
export type ProposalDocumentView = {
  key: string
  proposalId: string
  originalFilename: string
  type: string
  contentType: string
  sizeBytes: number
  sha256: string
  createdAt: Date
}

/** One line of the history. */
export type ProposalHistoryView = {
  id: string
  status: ProposalStatus
  at: Date
  actor: string
  reason: { code: string; text: string } | null
  /** The reason's text, else what the status means. */
  description: string
}

/** A proposal with everything a person working on it needs; the payment is masked. */
export type ProposalDetail = ProposalSummary & {
  simulation: ContractedFigures
  borrower: Borrower
  payment: Payment
  history: readonly ProposalHistoryView[]
  documents: readonly ProposalDocumentView[]
  /** Where programs download the contract; null before it exists. */
  contractLink: string | null
  cancellable: boolean
  coolingOff: CoolingOffInTime
  signatureDeadlineAt: Date
  /** Contacts that may not be the customer's own: the code that signs goes to them. */
  contactWarnings: readonly ContactWarning[]
  createdByName: string
  createdById: string
}

/** Whose else a contact of a customer is. */
export type ContactWarning = {
  kind: ContactKind
  /** How many other customers of the last year gave it. */
  otherCustomers: number
  /** Whether it is the organization's own or of one of its people. */
  isStaff: boolean
}
