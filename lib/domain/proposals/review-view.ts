import type { Cents } from '../money.ts'
import type { Product } from './product.ts'
import type { ProposalDetail } from './proposal-view.ts'
import type { ReviewRuleChange } from './review-rule-changes.ts'
import type { OwnReviewState, ReviewRules } from './review-rules.ts'
import type { ProposalStatus } from './status.ts'

/** Why a proposal came to review, in the reader's language. */
export type ReviewReasonView = {
  code: string
  source: 'rule' | 'institution'
  title: string
  text: string
  /** The version of the rules that asked; null for an institution. */
  rulesVersion: number | null
  at: Date
}

/** A proposal that waits for a manager. Amounts in cents. */
export type QueuedReview = {
  id: string
  product: Product
  institutionCode: string
  contractNumber: string
  /** Masked: only people read the queue. */
  documentNumber: string
  clientName: string
  emissionCents: Cents
  availableBalanceCents: Cents
  createdByName: string
  waitingSince: Date
  /** The reader made it, and so cannot decide. */
  isOwn: boolean
  /** It was sent back once, and what was asked for came. */
  isReturned: boolean
  reasons: readonly ReviewReasonView[]
}

/** What waits, the longest first; `total` is exact up to the ceiling of counts. */
export type ReviewQueue = {
  rows: readonly QueuedReview[]
  total: number
  totalIsExact: boolean
  /** Leads to those who wait behind the last row; null when none do. */
  nextCursor: string | null
}

/** Another proposal of the same customer. */
export type RelatedProposal = {
  id: string
  product: Product
  institutionCode: string
  contractNumber: string
  status: ProposalStatus
  availableBalanceCents: Cents
  createdAt: Date
}

/** One proposal with everything a manager decides on. */
export type ReviewCase = {
  proposal: ProposalDetail
  reasons: readonly ReviewReasonView[]
  ownReview: OwnReviewState | null
  isOwn: boolean
  isReturned: boolean
  others: readonly RelatedProposal[]
}

/** A version of the rules: who set it, when, and what it changed. */
export type ReviewRulesVersion = {
  version: number
  createdByName: string
  createdAt: Date
  changes: readonly ReviewRuleChange[]
}

/** The rules that count (version 0: the ones the product comes with) and the versions, newest first. */
export type ReviewRulesBook = {
  version: number
  rules: ReviewRules
  versions: readonly ReviewRulesVersion[]
}

/** What rules would have sent to review of the proposals looked at so far. */
export type ReviewRulesPreview = {
  examined: number
  matched: number
  byCode: readonly { code: string; title: string; count: number }[]
  /** Where to go on; null when every proposal of the time was looked at. */
  next: string | null
}
