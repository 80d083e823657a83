import type { Cents } from '../money.ts'

/** How far our own review of a proposal is: it waits for a manager, or a manager approved it. */
export const OWN_REVIEW_STATES = ['held', 'approved'] as const
export type OwnReviewState = (typeof OWN_REVIEW_STATES)[number]

/** What sends a signed proposal to a manager before the institution goes on with it; a rule left out (null, false) is off. */
export type ReviewRules = {
  /** Emitted value from which on a proposal is looked at, by product, in cents. */
  amountFromCents: { fgts: Cents | null; clt: Cents | null }
  /** Politically exposed persons (Circular BCB 3.978/2020, art. 27). */
  pep: boolean
  /** Ages in whole years at which a proposal is looked at: below `under`, or from `from` on. */
  age: { under: number | null; from: number | null }
  /** The same phone or e-mail on proposals of this many other CPFs within the days. */
  repeatedContact: { otherCustomers: number; withinDays: number } | null
  /** The customer's name or birth date differs from what an institution or another proposal says of the CPF. */
  documentMismatch: boolean
}

/** What counts until a manager sets rules: nothing but the law's own (politically exposed persons) is asked for. */
export const DEFAULT_REVIEW_RULES: ReviewRules = {
  amountFromCents: { fgts: null, clt: null },
  pep: true,
  age: { under: null, from: null },
  repeatedContact: null,
  documentMismatch: false,
}
