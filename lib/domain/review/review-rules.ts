import { ageOn, type Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import { nameWords } from '#lib/domain/name-words.ts'

/** A `held` proposal waits for a manager's approval. A manager has approved an `approved` proposal. */
export const OWN_REVIEW_STATES = ['held', 'approved'] as const
export type OwnReviewState = (typeof OWN_REVIEW_STATES)[number]

/** Reasons to hold a signed proposal for a manager; null or false turns a rule off. */
export type ReviewRules = {
  /** Issue value from which a proposal is reviewed. */
  amountFromCents: { fgts: Cents | null; clt: Cents | null }
  /** Politically exposed persons (Circular BCB 3.978/2020, art. 27). */
  pep: boolean
  /** Reviews customers younger than `under`, and those aged `from` or older (whole years). */
  age: { under: number | null; from: number | null }
  /** Reviews a proposal whose phone or e-mail at least `otherCustomers` CPFs used in `withinDays` days. */
  repeatedContact: { otherCustomers: number; withinDays: number } | null
  /** Reviews a proposal whose name or birth date differs from a consult or another proposal of the CPF. */
  documentMismatch: boolean
}

/** Rules until a manager sets others; the law requires only the review of politically exposed persons. */
export const DEFAULT_REVIEW_RULES: ReviewRules = {
  amountFromCents: { fgts: null, clt: null },
  pep: true,
  age: { under: null, from: null },
  repeatedContact: null,
  documentMismatch: false,
}

export const CONTACT_KINDS = ['phone', 'email'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

export type KnownPerson = {
  source: 'consult' | 'proposal'
  id: string
  name: string
  birthDate: Day
}

export type ReviewFacts = {
  product: 'fgts' | 'clt'
  issueCents: Cents
  isPep: boolean
  name: string
  birthDate: Day
  /** São Paulo day of the evaluation. */
  today: Day
  /** Other CPFs with the same contact within the rule's `withinDays`, and the kinds of contact they share. */
  repeatedContact: { otherCustomers: number; kinds: readonly ContactKind[] }
  /** Newest first. */
  known: readonly KnownPerson[]
}

export const REVIEW_RULE_CODES = [
  'review_amount',
  'review_pep',
  'review_age_under',
  'review_age_from',
  'review_repeated_contact',
  'review_document_mismatch',
] as const
export type ReviewRuleCode = (typeof REVIEW_RULE_CODES)[number]

/** `details` holds the limits and the compared figures, never a name, phone number or e-mail address. */
export type MatchedReviewRule = { code: ReviewRuleCode; details: Record<string, unknown> }

export const matchedReviewRules = (rules: ReviewRules, facts: ReviewFacts): MatchedReviewRule[] =>
  [
    amount(rules, facts),
    rules.pep && facts.isPep ? ({ code: 'review_pep', details: {} } as const) : null,
    ...age(rules, facts),
    repeatedContact(rules, facts),
    documentMismatch(rules, facts),
  ].filter((matched) => matched !== null)

const amount = ({ amountFromCents }: ReviewRules, { product, issueCents }: ReviewFacts) => {
  const limitCents = amountFromCents[product]
  if (limitCents === null || issueCents < limitCents) return null
  return { code: 'review_amount', details: { amountCents: issueCents, limitCents } } as const
}

const age = ({ age: { under, from } }: ReviewRules, { birthDate, today }: ReviewFacts) => {
  const years = ageOn(birthDate, today)
  return [
    under !== null && years < under
      ? ({ code: 'review_age_under', details: { age: years, limit: under } } as const)
      : null,
    from !== null && years >= from
      ? ({ code: 'review_age_from', details: { age: years, limit: from } } as const)
      : null,
  ]
}

const repeatedContact = ({ repeatedContact: rule }: ReviewRules, { repeatedContact: seen }: ReviewFacts) => {
  if (rule === null || seen.otherCustomers < rule.otherCustomers) return null
  const { otherCustomers: limit, withinDays } = rule
  const details = { otherCustomers: seen.otherCustomers, limit, withinDays, kinds: [...seen.kinds] }
  return { code: 'review_repeated_contact', details } as const
}

const documentMismatch = ({ documentMismatch: on }: ReviewRules, { name, birthDate, known }: ReviewFacts) => {
  if (!on) return null
  for (const other of known) {
    const differs = [
      ...(sameName(name, other.name) ? [] : ['name']),
      ...(birthDate === other.birthDate ? [] : ['birth_date']),
    ]
    if (differs.length === 0) continue
    const details = { differs, source: other.source, resourceId: other.id }
    return { code: 'review_document_mismatch', details } as const
  }
  return null
}

/** Portuguese name particles, which people omit as often as they write them. */
const PARTICLES = ['da', 'de', 'do', 'das', 'dos', 'e']

/** Returns whether two names are equal, ignoring case, accents, word order and particles. */
const sameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other)

const wordsOf = (name: string) =>
  nameWords(name)
    .filter((word) => !PARTICLES.includes(word))
    .sort()
    .join(' ')
