import type { AnyContract } from './contract.ts'
import { getReviewCaseContract } from './review/review-case.ts'
import { listReviewQueueContract } from './review/review-queue.ts'
import { getReviewRulesContract } from './review/review-rules.ts'

/** What the panel alone reads, by session; not part of the document for integrators. */
export const PANEL_CONTRACTS: readonly AnyContract[] = [
  listReviewQueueContract,
  getReviewCaseContract,
  getReviewRulesContract,
]
