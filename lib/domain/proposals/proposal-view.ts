import type { Day } from '#lib/domain/calendar.ts'
import type { FeeWords } from '#lib/domain/finance/registration-fee.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ContactKind } from '#lib/domain/review/review-rules.ts'
import type { Borrower } from './borrower.ts'
import type { CoolingOffInTime } from './cooling-off.ts'
import type { Payment } from './payment.ts'
import type { PendingItemType } from './pending-item.ts'
import type { ProposalStatus } from './status.ts'

export type PendingItemView = {
  id: string
  type: PendingItemType
  code: string
  text: string
  documentTypes: readonly string[]
  createdAt: Date
}

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
  /** Text of the reason, or the meaning of the status if there is no reason. */
  statusDescription: string
  createdAt: Date
  updatedAt: Date
  issueCents: Cents
  netCents: Cents
  totalCents: Cents
  totalInstallments: number
  paymentType: Payment['type']
  formalizationLink: string
  externalReference: string | null
  pendingItems: readonly PendingItemView[]
}

/** Rates are fractions in decimal text. */
export type ContractedFigures = FeeWords & {
  product: 'fgts' | 'clt'
  simulationId: string
  priceTableId: string
  /** Consult whose margin is used; CLT only. */
  consultId: string | null
  /** Margin with which the instalment was compared; CLT only. */
  marginCents?: Cents
  issueCents: Cents
  netCents: Cents
  totalCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  /** True if the same credit is also offered without insurance. */
  insuranceOptional: boolean
  monthlyRate: string
  annualRate: string
  cetMonthly: string
  cetAnnual: string
  releaseDate: Day
  installments: readonly ContractedInstallment[]
}

/** Principal and interest are reported for CLT only. */
export type ContractedInstallment = {
  dueDate: Day
  amountCents: Cents
  principalCents?: Cents
  interestCents?: Cents
}

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

export type ProposalHistoryView = {
  id: string
  status: ProposalStatus
  at: Date
  actor: string
  reason: { code: string; text: string } | null
  description: string
}

/** `payment` is always masked; `borrower` is masked only for people. */
export type ProposalDetail = ProposalSummary & {
  simulation: ContractedFigures
  borrower: Borrower
  payment: Payment
  history: readonly ProposalHistoryView[]
  documents: readonly ProposalDocumentView[]
  contractLink: string | null
  cancellable: boolean
  coolingOff: CoolingOffInTime
  /** Number of the last event about the proposal. */
  sequence: number
  signatureDeadlineAt: Date
  /** Contacts that other people also use. These people would receive the signing code. */
  contactWarnings: readonly ContactWarning[]
  createdByName: string
  createdById: string
}

export type ContactWarning = {
  kind: ContactKind
  /** Number of other customers who gave the same contact within the last year. */
  otherCustomers: number
  isStaff: boolean
}
