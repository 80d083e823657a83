import { type Day, daysBetween } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import { type Cents, cents, sumCents } from '#lib/domain/money'
import { cetOf } from './cet.ts'
import { countedDays, discountFactors, reckonedDueDate } from './day-count.ts'
import { type Decimal, decimal, ONE, type Rate, rate, rateFrom, sumDecimals } from './decimal.ts'
import { chargeLine, feeCents, insuranceCents } from './fee.ts'
import type { FeeTableParameters } from './fee-table.ts'
import { amortisedPrincipals, grossUp, type IofRule, iofFraction, iofParts, iofRuleOn } from './iof.ts'
import { annualRateOf, roundToCents } from './rounding.ts'

/** Exactly one of the three amounts: what the customer receives, what is lent in all, or the instalment. */
export type PriceAmount = { netCents: Cents } | { issueCents: Cents } | { installmentCents: Cents }

export type PriceInput = {
  amount: PriceAmount
  dueDates: readonly Day[]
  releaseDate: Day
  parameters: FeeTableParameters
  /** The most an instalment may be, the last one included; without it nothing is fitted. */
  ceilingCents?: Cents
  /** Only to recompute: by default the rule in force on the release date. */
  iofRule?: IofRule
}

export type PriceInstallment = {
  number: number
  dueDate: Day
  days: number
  totalCents: Cents
  principalCents: Cents
  interestCents: Cents
}

export type PriceLoan = {
  installmentCents: Cents
  issueCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  netCents: Cents
  installments: PriceInstallment[]
  cetMonthly: Rate
  cetAnnual: Rate
  monthlyRate: Rate
  annualRate: Rate
  iofRule: IofRule
}

/**
 * A Price loan by days with the tax and charges financed (domain notes CLT §2): equal instalments, the last one takes
 * the cents of difference; net + iof + fee + insurance = issue, and a net or instalment asked for is met to the cent.
 * Where those cents lift the last one above the ceiling, a loan by instalment lends the fewest cents less, and one by net
 * raises the instalments by the fewest cents, as far as the ceiling: whoever asks for too much gets an instalment above it.
 * Throws DomainError `costs_exceed_value` when nothing is left for the customer or, of an amount too small to be split into
 * so many cents, of an instalment; RangeError for due dates out of order or not after the release.
 */
export const priceLoan = (input: PriceInput): PriceLoan => {
  const iofRule = input.iofRule ?? iofRuleOn(input.releaseDate)
  const terms = termsOf(input, iofRule)
  const { issueCents, installmentCents, installments } = fitted(input, terms)
  const charges = chargesOf(issueCents, terms)
  if (charges.netCents <= 0 || installments.some(({ totalCents }) => totalCents <= 0))
    throw new DomainError('costs_exceed_value')
  const flows = installments.map(({ totalCents, days }) => ({ amount: totalCents, days }))
  const cet = cetOf({ net: charges.netCents, flows, basis: input.parameters.cetBasis })
  const cetMonthly = rateFrom(decimal(cet.monthly), 6)
  const monthlyRate = rate(input.parameters.monthlyRate)
  return {
    installmentCents,
    issueCents,
    ...charges,
    installments,
    cetMonthly,
    cetAnnual: annualRateOf(cetMonthly),
    monthlyRate,
    annualRate: annualRateOf(monthlyRate),
    iofRule,
  }
}

/** Issue value, instalment and schedule, fitted under the ceiling. */
const fitted = ({ amount, dueDates, ceilingCents }: PriceInput, terms: Terms) => {
  const ceiling = ceilingCents ?? Number.POSITIVE_INFINITY
  const lent = issueOf(amount, terms)
  const asked = 'installmentCents' in amount
  const paid = asked ? amount.installmentCents : roundToCents(decimal(lent).div(terms.annuity))
  let loan = { issueCents: lent, installmentCents: paid, dueDates }
  let installments = repaid(loan, terms)
  while ((installments.at(-1)?.totalCents ?? 0) > ceiling && (asked || loan.installmentCents < ceiling)) {
    loan = asked
      ? { ...loan, issueCents: cents(loan.issueCents - 1) }
      : { ...loan, installmentCents: cents(loan.installmentCents + 1) }
    installments = repaid(loan, terms)
  }
  return { ...loan, installments }
}

type Terms = {
  parameters: FeeTableParameters
  days: readonly number[]
  factors: readonly Decimal[]
  /** How much what is owed grows from the instalment before to each one. */
  growths: readonly Decimal[]
  /** Σ of the factors: the issue value of instalments of 1. */
  annuity: Decimal
  /** The tax of a loan of 1, by instalment. */
  unitTaxes: readonly Decimal[]
}

const termsOf = ({ dueDates, releaseDate, parameters }: PriceInput, iofRule: IofRule): Terms => {
  const reckoned = dueDates.map((dueDate) => reckonedDueDate(parameters.businessDayAdjust, dueDate))
  const days = reckoned.map((date) => daysBetween(releaseDate, date))
  if (days.length === 0 || days.some((count, index) => count <= (days[index - 1] ?? 0)))
    throw new RangeError('due dates must follow each other after the release')
  const counted = reckoned.map((date) => countedDays(parameters.dayCount, releaseDate, date))
  const factors = discountFactors(parameters, counted)
  const annuity = sumDecimals(factors)
  const payment = ONE.div(annuity)
  const principals =
    parameters.iofPrincipal === 'PV'
      ? factors.map((factor) => factor.times(payment))
      : amortisedPrincipals(
          factors.map(() => payment),
          factors,
        )
  const fractions = days.map((count) => iofFraction(iofRule, parameters.iofCap, count))
  return {
    parameters,
    days,
    factors,
    growths: growthsOf(factors, counted),
    annuity,
    unitTaxes: iofParts(principals, fractions),
  }
}

// Instalments lie a few distinct distances apart, so most growths have been divided out already.
const growthsOf = (factors: readonly Decimal[], counted: readonly number[]): Decimal[] => {
  const known = new Map<number, Decimal>()
  return factors.map((factor, index) => {
    const distance = (counted[index] ?? 0) - (counted[index - 1] ?? 0)
    const growth = known.get(distance) ?? (factors[index - 1] ?? ONE).div(factor)
    known.set(distance, growth)
    return growth
  })
}

/** From the net: T = (net × (1 + charges on net) + fixed) / (1 − f − p), f the tax of a unit loan, p charges on T. */
const issueOf = (amount: PriceAmount, terms: Terms): Cents => {
  if ('issueCents' in amount) return amount.issueCents
  if ('installmentCents' in amount) return roundToCents(terms.annuity.times(amount.installmentCents))
  const line = chargeLine(terms.parameters)
  const fraction = sumDecimals(terms.unitTaxes).plus(line.ofIssue)
  if (fraction.greaterThanOrEqualTo(ONE)) throw new DomainError('costs_exceed_value')
  const start = roundToCents(grossUp(line.ofNet.plus(1).times(amount.netCents).plus(line.fixed), fraction))
  return closestIssue(start, amount.netCents, terms)
}

// Each charge is rounded by itself, so the closed form can miss the net asked for by a cent or two.
const closestIssue = (start: Cents, net: Cents, terms: Terms): Cents => {
  const netAt = (issue: number) => chargesOf(cents(issue), terms).netCents
  let issue: number = start
  while (netAt(issue) >= net) issue -= 1
  while (netAt(issue) < net) issue += 1
  return cents(issue)
}

const chargesOf = (issue: Cents, { parameters, unitTaxes }: Terms) => {
  const taxes = unitTaxes.map((tax) => tax.times(issue))
  const iofCents =
    parameters.iofRounding === 'once' ? roundToCents(sumDecimals(taxes)) : sumCents(taxes.map(roundToCents))
  const insured = insuranceCents(parameters.insurance, issue)
  const beforeFee = cents(issue - iofCents - insured)
  const fee = feeCents(parameters.fee, { issue, beforeFee })
  return { iofCents, feeCents: fee, insuranceCents: insured, netCents: cents(beforeFee - fee) }
}

/**
 * Interest = what is owed × (growth − 1) of the period, rounded; the last instalment pays what is left. An instalment pays
 * interest due before principal (Código Civil art. 354): one below its interest, as after a long first period, pays none.
 */
const repaid = (
  loan: { issueCents: Cents; installmentCents: Cents; dueDates: readonly Day[] },
  { days, growths }: Terms,
): PriceInstallment[] => {
  let [owed, principal]: [number, number] = [loan.issueCents, loan.issueCents]
  return loan.dueDates.map((dueDate, index) => {
    const growth = growths[index] ?? ONE
    const grown = owed + roundToCents(growth.minus(1).times(owed))
    const last = index === loan.dueDates.length - 1
    const paid = last ? grown : loan.installmentCents
    owed = grown - paid
    const left = Math.min(principal, owed)
    const principalCents = cents(principal - left)
    principal = left
    return {
      number: index + 1,
      dueDate,
      days: days[index] ?? 0,
      totalCents: cents(paid),
      principalCents,
      interestCents: cents(paid - principalCents),
    }
  })
}
