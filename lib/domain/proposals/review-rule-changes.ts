import type { ReviewRules } from './review-rules.ts'

/** The fields a person sets; one of them is what a version changed. */
export type ReviewRuleField =
  | 'amountFgts'
  | 'amountClt'
  | 'pep'
  | 'ageUnder'
  | 'ageFrom'
  | 'repeatedContact'
  | 'documentMismatch'

type Value = number | boolean | null | { otherCustomers: number; withinDays: number }

/** One field that differs between two versions; amounts in cents. */
export type ReviewRuleChange = { field: ReviewRuleField; from: Value; to: Value }

/** What one version of the rules changed against the one before, field by field. */
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
  // Named again, so that the order in which a row was stored cannot look like a change.
  repeatedContact: rules.repeatedContact && {
    otherCustomers: rules.repeatedContact.otherCustomers,
    withinDays: rules.repeatedContact.withinDays,
  },
  documentMismatch: rules.documentMismatch,
})
