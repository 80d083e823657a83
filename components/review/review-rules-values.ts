import { centsOfReais } from '#components/language/reais.ts'
import type { ReviewRulesBook, ReviewRulesRequest } from '#lib/client/review.ts'
import { cents, centsToNumber } from '#lib/domain/money.ts'

export type ReviewRulesValues = {
  /** `amountFgts` and `amountClt` are in whole cents. */
  amountFgts: number | null
  amountClt: number | null
  pep: boolean
  ageUnder: string
  ageFrom: string
  contact: boolean
  otherCustomers: string
  withinDays: string
  documentMismatch: boolean
}

const CONTACT = { otherCustomers: 3, withinDays: 90 }

export const reviewRulesValues = (rules: ReviewRulesBook['rules']): ReviewRulesValues => {
  const { amountFrom, age, repeatedContact } = rules
  const { otherCustomers, withinDays } = repeatedContact ?? CONTACT
  return {
    amountFgts: amountFrom.fgts === null ? null : centsOfReais(amountFrom.fgts),
    amountClt: amountFrom.clt === null ? null : centsOfReais(amountFrom.clt),
    pep: rules.pep,
    ageUnder: age.under === null ? '' : String(age.under),
    ageFrom: age.from === null ? '' : String(age.from),
    contact: repeatedContact !== null,
    otherCustomers: String(otherCustomers),
    withinDays: String(withinDays),
    documentMismatch: rules.documentMismatch,
  }
}

export const reviewRulesToWire = (values: ReviewRulesValues): ReviewRulesRequest['rules'] => ({
  amountFrom: { fgts: reais(values.amountFgts), clt: reais(values.amountClt) },
  pep: values.pep,
  age: { under: count(values.ageUnder), from: count(values.ageFrom) },
  repeatedContact: values.contact
    ? { otherCustomers: Number(values.otherCustomers), withinDays: Number(values.withinDays) }
    : null,
  documentMismatch: values.documentMismatch,
})

const reais = (amount: number | null) => (amount === null ? null : centsToNumber(cents(amount)))
const count = (text: string) => (text.trim() === '' ? null : Number(text))

const FIELDS: Readonly<Record<string, keyof ReviewRulesValues>> = {
  '/rules/amountFrom/fgts': 'amountFgts',
  '/rules/amountFrom/clt': 'amountClt',
  '/rules/age/under': 'ageUnder',
  '/rules/age/from': 'ageFrom',
  '/rules/repeatedContact/otherCustomers': 'otherCustomers',
  '/rules/repeatedContact/withinDays': 'withinDays',
}

export const reviewRulesFieldOf = (pointer: string): string => FIELDS[pointer] ?? 'pep'
