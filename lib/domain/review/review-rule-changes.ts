import type { ReviewRules } from './review-rules.ts'

export type ReviewRuleField =
  | 'amountFgts'
  | 'amountClt'
  | 'pep'
  | 'ageUnder'
  | 'ageFrom'
  | 'repeatedContact'
  | 'documentMismatch'

type Value = number | boolean | null | { otherCustomers: number; withinDays: number }

/** Amounts are in cents. */
export type ReviewRuleChange = { field: ReviewRuleField; from: Value; to: Value }

export const reviewRuleChanges = (before: ReviewRules, after: ReviewRules): ReviewRuleChange[] => {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return (Object.keys(now) as ReviewRuleField[])
    .map((field) => ({ field, from: old[field], to: now[field] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

const fieldsOf = (rules: ReviewRules): Record<ReviewRuleField, Value> => ({
  amountFgts: rules.amountFromCents.fgts,
  amountClt: rules.amountFromCents.clt,
  pep: rules.pep,
  ageUnder: rules.age.under,
  ageFrom: rules.age.from,
  // The keys are put in a fixed order, because a different stored order must not count as a change.
  repeatedContact: rules.repeatedContact && {
    otherCustomers: rules.repeatedContact.otherCustomers,
    withinDays: rules.repeatedContact.withinDays,
  },
  documentMismatch: rules.documentMismatch,
})
