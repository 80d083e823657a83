import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import { reviewReasonText } from '#lib/domain/review/review-reason-text.ts'
import {
  DEFAULT_REVIEW_RULES,
  matchedReviewRules,
  type ReviewFacts,
  type ReviewRules,
} from '#lib/domain/review/review-rules.ts'

const OFF: ReviewRules = { ...DEFAULT_REVIEW_RULES, pep: false }

const FACTS: ReviewFacts = {
  product: 'fgts',
  issueCents: cents(1000_00),
  isPep: false,
  name: 'Maria Aparecida da Silva',
  birthDate: day('1990-03-15'),
  today: day('2026-11-21'),
  repeatedContact: { otherCustomers: 0, kinds: [] },
  known: [],
}

const codes = (rules: Partial<ReviewRules>, facts: Partial<ReviewFacts> = {}) =>
  matchedReviewRules({ ...OFF, ...rules }, { ...FACTS, ...facts }).map(({ code }) => code)

describe('the default rules', () => {
  test('match a politically exposed person and nobody else', () => {
    expect(matchedReviewRules(DEFAULT_REVIEW_RULES, FACTS)).toEqual([])
    expect(matchedReviewRules(DEFAULT_REVIEW_RULES, { ...FACTS, isPep: true })).toEqual([
      { code: 'review_pep', details: {} },
    ])
  })
})

describe('the amount', () => {
  const rules = { amountFromCents: { fgts: cents(1000_00), clt: null } }

  test('matches from the limit on, to the cent', () => {
    expect(codes(rules, { issueCents: cents(999_99) })).toEqual([])
    expect(codes(rules, { issueCents: cents(1000_00) })).toEqual(['review_amount'])
  })

  test('counts for its own product only', () => {
    expect(codes(rules, { product: 'clt' })).toEqual([])
  })

  test('states both figures', () => {
    const [matched] = matchedReviewRules({ ...OFF, ...rules }, FACTS)
    expect(matched?.details).toEqual({ amountCents: 1000_00, limitCents: 1000_00 })
  })
})

describe('the age', () => {
  test('under a limit stops matching on the birthday in São Paulo', () => {
    const rules = { age: { under: 21, from: null } }
    const birthDate = day('2005-11-21')
    expect(codes(rules, { birthDate, today: day('2026-11-20') })).toEqual(['review_age_under'])
    expect(codes(rules, { birthDate, today: day('2026-11-21') })).toEqual([])
  })

  test('from a limit on matches from the birthday on', () => {
    const rules = { age: { under: null, from: 75 } }
    const birthDate = day('1951-11-21')
    expect(codes(rules, { birthDate, today: day('2026-11-20') })).toEqual([])
    expect(codes(rules, { birthDate, today: day('2026-11-21') })).toEqual(['review_age_from'])
  })
})

describe('a repeated contact', () => {
  const rules = { repeatedContact: { otherCustomers: 3, withinDays: 90 } }

  test('matches from so many other customers on', () => {
    expect(codes(rules, { repeatedContact: { otherCustomers: 2, kinds: ['phone'] } })).toEqual([])
    expect(codes(rules, { repeatedContact: { otherCustomers: 3, kinds: ['phone'] } })).toEqual([
      'review_repeated_contact',
    ])
  })

  test('states which contact it is, and never its value', () => {
    const facts = { ...FACTS, repeatedContact: { otherCustomers: 4, kinds: ['phone', 'email'] as const } }
    const [matched] = matchedReviewRules({ ...OFF, ...rules }, facts)
    expect(matched?.details).toEqual({
      otherCustomers: 4,
      limit: 3,
      withinDays: 90,
      kinds: ['phone', 'email'],
    })
    const { text } = reviewReasonText('review_repeated_contact', matched?.details ?? {}, 'pt-BR')
    expect(text).toContain('(telefone e e-mail) está em propostas de 4 outros CPFs nos últimos 90 dias')
  })
})

describe('data that differ', () => {
  const rules = { documentMismatch: true }
  const knownAs = (name: string, birthDate = '1990-03-15') => [
    { source: 'consult', id: 'c1', name, birthDate: day(birthDate) } as const,
  ]

  test('ignore case, accents, order and joining words', () => {
    expect(codes(rules, { known: knownAs('SILVA, MARIA APARECIDA') })).toEqual([])
    expect(codes(rules, { name: 'João D’Ávila', known: knownAs('joao d avila') })).toEqual([])
  })

  test('match when a word of the name or the birth date is another', () => {
    expect(codes(rules, { known: knownAs('Maria da Silva') })).toEqual(['review_document_mismatch'])
    expect(codes(rules, { known: knownAs(FACTS.name, '1990-03-16') })).toEqual(['review_document_mismatch'])
  })

  test('state what differs, without a name or a date', () => {
    const facts = { ...FACTS, known: knownAs('Ana Souza', '1980-01-01') }
    const [matched] = matchedReviewRules({ ...OFF, ...rules }, facts)
    expect(matched?.details).toEqual({ differs: ['name', 'birth_date'], source: 'consult', resourceId: 'c1' })
    expect(reviewReasonText('review_document_mismatch', matched?.details ?? {}, 'en').text).toBe(
      'What differs: name and date of birth. Compared with a CLT query of the same CPF.',
    )
  })

  test('match nothing while the rule is off', () => {
    expect(codes({}, { known: knownAs('Ana Souza') })).toEqual([])
  })
})

test('reports every rule that matches', () => {
  const all: ReviewRules = {
    amountFromCents: { fgts: cents(1), clt: null },
    pep: true,
    age: { under: 99, from: 18 },
    repeatedContact: { otherCustomers: 1, withinDays: 1 },
    documentMismatch: true,
  }
  const facts: ReviewFacts = {
    ...FACTS,
    isPep: true,
    repeatedContact: { otherCustomers: 1, kinds: ['email'] },
    known: [{ source: 'proposal', id: 'p1', name: 'Outra', birthDate: FACTS.birthDate }],
  }
  expect(matchedReviewRules(all, facts).map(({ code }) => code)).toEqual([
    'review_amount',
    'review_pep',
    'review_age_under',
    'review_age_from',
    'review_repeated_contact',
    'review_document_mismatch',
  ])
})
