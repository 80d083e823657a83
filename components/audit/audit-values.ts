import { localizedTexts, texts } from '#components/language/texts.ts'
import {
  CONVENTION_CHOICES,
  choiceText,
  feeText,
  insuranceText,
  iofRatesText,
  ratePercent,
} from '#components/prices/value-text.ts'
import { formatInstant } from '#components/ui/relative-text.ts'
import { instantOf } from '#lib/config/clock.ts'
import { isDay } from '#lib/domain/calendar.ts'
import type { Fee, Insurance, IofRates } from '#lib/domain/finance/price-parameters.ts'
import type { Language } from '#lib/domain/language.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { auditCodeText } from './audit-codes.ts'

const TEXTS = texts({
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],
  exact: ['Exata', 'Exact'],
  monthly: (percent: string) => [`${percent} a.m.`, `${percent} a month`],
  contact: (others: number, days: number) => [
    `${others} outros clientes em ${days} dias`,
    `${others} other customers within ${days} days`,
  ],
  pix: (key: string) => [`Chave PIX ${key}`, `PIX key ${key}`],
  account: (bank: string, branch: string, account: string) => [
    `${bank}, agência ${branch}, conta ${account}`,
    `${bank}, branch ${branch}, account ${account}`,
  ],
})

const NOTHING = '—'
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

type Fields = Readonly<Record<string, unknown>>
type Writer = (value: never, language: Language) => string

const amount = (value: number) => formatBrl(cents(value))

const REPORTED: Readonly<Record<string, Writer>> = {
  monthlyRate: (rate: string, language) => localizedTexts(TEXTS, language).monthly(ratePercent(rate)),
  fee: (fee: Fee, language) => feeText(fee, language),
  insurance: (insurance: Insurance, language) => insuranceText(insurance, language),
  iofRates: (rates: IofRates, language) => iofRatesText(rates, language),
  amountFgts: amount,
  amountClt: amount,
  repeatedContact: (rule: { otherCustomers: number; withinDays: number }, language) =>
    localizedTexts(TEXTS, language).contact(rule.otherCustomers, rule.withinDays),
  payment: (
    to: { type: string; key: string; bankName: string; branch: string; account: string },
    language,
  ) =>
    to.type === 'pix'
      ? localizedTexts(TEXTS, language).pix(to.key)
      : localizedTexts(TEXTS, language).account(to.bankName, to.branch, to.account),
}

const isConvention = (field: string): field is keyof typeof CONVENTION_CHOICES =>
  Object.hasOwn(CONVENTION_CHOICES, field)

export const auditValueText = (field: string, value: unknown, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  if (field === 'dailyRateDecimals' && value === null) return t.exact
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? t.yes : t.no
  const write = REPORTED[field]
  if (write && fits(field, value)) return write(value as never, language)
  if (isConvention(field)) return choiceText(field, value as never, language)
  if (Array.isArray(value))
    return value.map((one) => auditValueText(field, one, language)).join(', ') || NOTHING
  if (typeof value === 'number') return value.toLocaleString('pt-BR')
  return typeof value === 'string' ? textOf(field, value, language) : JSON.stringify(value)
}

// Returns whether the value has the shape that its writer expects; old entries may have another.
const fits = (field: string, value: unknown): boolean => {
  if (field === 'monthlyRate') return typeof value === 'string'
  if (field === 'amountFgts' || field === 'amountClt') return typeof value === 'number'
  if (field === 'iofRates') return typeof value === 'object' && 'daily' in (value as Fields)
  return typeof value === 'object' && 'type' in (value as Fields) === (field !== 'repeatedContact')
}

const textOf = (field: string, text: string, language: Language): string => {
  if (isDay(text)) return text.split('-').reverse().join('/')
  if (INSTANT.test(text)) return formatInstant(instantOf(text))
  return text
    .split(',')
    .map((one) => auditCodeText(field, one, language))
    .join(', ')
}
