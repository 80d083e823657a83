import type { Day } from '#lib/domain/calendar.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { FIXED_ONE, type Fixed, fixed, fixedText, over, plus, sumFixed, times, timesWhole } from './fixed.ts'
import { growthOf } from './growth.ts'
import { type IofRule, iofRuleOf, isFlatIof } from './iof.ts'
import { roundedTaxOfOne, type TaxParts, wholeTax } from './iof-rounding.ts'
import type {
  DayCount,
  Fee,
  Insurance,
  IofPrincipal,
  IofRounding,
  PriceParameters,
} from './price-parameters.ts'
import { type FeeWords, feeWordsOf } from './registration-fee.ts'
import { splitByLargestRemainder } from './rounding.ts'

/** Amount in reais before it is rounded to cents, with six decimals: "470.588235". */
export type ExactReais = string

/** Conventions of the price table and the tax rule in force; rates are fractions in decimal text. */
export type WorkingMethod = {
  monthlyRate: string
  dayCount: DayCount
  /** Rounded growth of one day; null if the price table keeps it exact. */
  dailyGrowth: string | null
  iofDaily: string
  iofAdditional: string
  iofCapDays: number
  iofPrincipal: IofPrincipal
  iofRounding: IofRounding
  releaseDate: Day
}

/** Principal × daily × charged days + principal × additional; with `flat`, daily is 3 % of the principal. */
export type IofWorking = {
  principal: ExactReais
  chargedDays: number
  flat: boolean
  daily: ExactReais
  additional: ExactReais
  exact: ExactReais
  cents: Cents
}

/** `share` is set for percent charges; `inside` means that the charge is rate / (1 + rate) of the base. */
export type ChargeWorking = {
  cents: Cents
  share: { rate: string; baseCents: Cents; inside: boolean; exact: ExactReais } | null
}

export type NetWorkings = {
  method: WorkingMethod
  totalCents: Cents
  issueCents: Cents
  iofSum: ExactReais
  iofCents: Cents
  fee: ChargeWorking & FeeWords
  insurance: ChargeWorking
  netCents: Cents
  cetMonthly: string
  cetAnnual: string
}

type WorkingsInput = {
  stored: { parameters: PriceParameters; iofRule: IofRule; releaseDate: Day }
  figures: Omit<NetWorkings, 'method' | 'iofSum' | 'fee' | 'insurance'> & {
    feeCents: Cents
    insuranceCents: Cents
  }
  /** Unrounded taxes in cents. */
  taxes: readonly TaxParts[]
}

export const netWorkings = ({ stored, figures, taxes }: WorkingsInput): NetWorkings => {
  const { parameters, iofRule, releaseDate } = stored
  const { feeCents, insuranceCents, ...reported } = figures
  const issue = reported.issueCents
  const beforeFee = cents(issue - reported.iofCents - insuranceCents)
  return {
    ...reported,
    method: workingMethod(parameters, iofRuleOf(iofRule, parameters), releaseDate),
    iofSum: exactReais(sumFixed(taxes.map(wholeTax))),
    fee: {
      ...feeWorking(parameters.fee, { cents: feeCents, issue, beforeFee }),
      ...feeWordsOf(parameters),
    },
    insurance: insuranceWorking(parameters.insurance, { cents: insuranceCents, issue }),
  }
}

const workingMethod = (parameters: PriceParameters, iofRule: IofRule, releaseDate: Day): WorkingMethod => {
  const { monthlyRate, dayCount, iofPrincipal, iofRounding } = parameters
  return {
    monthlyRate,
    dayCount,
    dailyGrowth: growthOf(parameters).dailyText,
    iofDaily: iofRule.daily,
    iofAdditional: iofRule.additional,
    iofCapDays: iofRule.capDays,
    iofPrincipal,
    iofRounding,
    releaseDate,
  }
}

type TaxedParts = {
  parameters: PriceParameters
  iofRule: IofRule
  /** Days of each instalment by the day count of the IOF. */
  taxed: readonly number[]
  /** Unrounded principals in cents. */
  principals: readonly Fixed[]
  taxes: readonly TaxParts[]
  totalCents: Cents
}

/** Returns the derivation of each instalment's tax; the cents add up to the whole tax. */
export const iofWorkings = ({ parameters, iofRule, taxed, ...parts }: TaxedParts): IofWorking[] => {
  const { principals, taxes, totalCents } = parts
  const { iofRounding } = parameters
  const rule = iofRuleOf(iofRule, parameters)
  const whole =
    iofRounding === 'once'
      ? splitByLargestRemainder(totalCents, taxes.map(wholeTax))
      : taxes.map((tax) => cents(roundedTaxOfOne(iofRounding, tax)))
  return taxes.map((tax, index) => {
    const count = taxed[index] ?? 0
    return {
      principal: exactReais(principals[index] ?? fixed(0)),
      chargedDays: Math.min(count, rule.capDays),
      flat: isFlatIof(rule, parameters.iofCap, count),
      daily: exactReais(tax.daily),
      additional: exactReais(tax.additional),
      exact: exactReais(wholeTax(tax)),
      cents: whole[index] as Cents,
    }
  })
}

/** Returns the derivation of the fee; `beforeFee` is the issue value less tax and insurance. */
const feeWorking = (fee: Fee, of: { cents: Cents; issue: Cents; beforeFee: Cents }): ChargeWorking => {
  if (fee.type === 'fixed') return { cents: of.cents, share: null }
  const inside = fee.basis === 'net'
  const baseCents = inside ? of.beforeFee : of.issue
  const rate = fixed(fee.value)
  const exact = over(timesWhole(rate, baseCents), inside ? plus(rate, FIXED_ONE) : FIXED_ONE)
  return { cents: of.cents, share: { rate: fee.value, baseCents, inside, exact: exactReais(exact) } }
}

const insuranceWorking = (insurance: Insurance, of: { cents: Cents; issue: Cents }): ChargeWorking => ({
  cents: of.cents,
  share:
    insurance.type === 'percent'
      ? {
          rate: insurance.value,
          baseCents: of.issue,
          inside: false,
          exact: exactReais(timesWhole(fixed(insurance.value), of.issue)),
        }
      : null,
})

export const exactReais = (exactCents: Fixed): ExactReais => fixedText(times(exactCents, CENT), 6)

const CENT = fixed('0.01')

export const growthText = (growth: Fixed): string => fixedText(growth, 10)
