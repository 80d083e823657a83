import type { Day } from '#lib/domain/calendar'
import { type Cents, cents } from '#lib/domain/money'
import { discountFactors } from './day-count.ts'
import { type Decimal, decimal, ONE, sumDecimals } from './decimal.ts'
import type { DayCount, Fee, FeeTableParameters, Insurance, IofPrincipal, IofRounding } from './fee-table.ts'
import type { IofRule } from './iof.ts'
import { roundToCents, splitByLargestRemainder } from './rounding.ts'

/** An amount before its rounding, in reais with six decimals: "470.588235". */
export type ExactReais = string

/** The rules behind every line: what the table and the law of the day say, rates as fractions in decimal text. */
export type WorkingMethod = {
  monthlyRate: string
  dayCount: DayCount
  /** Growth of one day where the table rounds it, as it was used; null where it is exact. */
  dailyGrowth: string | null
  iofDaily: string
  iofAdditional: string
  iofCapDays: number
  iofPrincipal: IofPrincipal
  iofRounding: IofRounding
  releaseDate: Day
}

/** The tax of one instalment: principal × daily × charged days + principal × additional. `flat`: the daily part is 3 %. */
export type IofWorking = {
  principal: ExactReais
  chargedDays: number
  flat: boolean
  daily: ExactReais
  additional: ExactReais
  exact: ExactReais
  cents: Cents
}

/** A fee or an insurance: its cents, and for a fraction of a value what it was taken of. `inside`: rate / (1 + rate) of the base. */
export type ChargeWorking = {
  cents: Cents
  share: { rate: string; baseCents: Cents; inside: boolean; exact: ExactReais } | null
}

/** What the workings of every product say beside their lines: the rules, and the way from the issue value to the net. */
export type NetWorkings = {
  method: WorkingMethod
  totalCents: Cents
  issueCents: Cents
  iofSum: ExactReais
  iofCents: Cents
  fee: ChargeWorking
  insurance: ChargeWorking
  netCents: Cents
  cetMonthly: string
  cetAnnual: string
}

type Simulated = {
  stored: { parameters: FeeTableParameters; iofRule: IofRule; releaseDate: Day }
  figures: Omit<NetWorkings, 'method' | 'iofSum' | 'fee' | 'insurance'> & {
    feeCents: Cents
    insuranceCents: Cents
  }
  /** The tax of each instalment in cents, exact. */
  taxes: readonly Decimal[]
}

/** How the net value of a simulation came about, of its own figures. */
export const netWorkings = ({ stored, figures, taxes }: Simulated): NetWorkings => {
  const { parameters, iofRule, releaseDate } = stored
  const { feeCents, insuranceCents, ...told } = figures
  const issue = told.issueCents
  const beforeFee = cents(issue - told.iofCents - insuranceCents)
  return {
    ...told,
    method: workingMethod(parameters, iofRule, releaseDate),
    iofSum: exactReais(sumDecimals(taxes)),
    fee: feeWorking(parameters.fee, { cents: feeCents, issue, beforeFee }),
    insurance: insuranceWorking(parameters.insurance, { cents: insuranceCents, issue }),
  }
}

/** The rules of a simulation as its workings tell them. */
const workingMethod = (parameters: FeeTableParameters, iofRule: IofRule, releaseDate: Day): WorkingMethod => {
  const { monthlyRate, dayCount, dailyRateDecimals, iofPrincipal, iofRounding } = parameters
  const day = discountFactors(parameters, [1])[0] ?? ONE
  return {
    monthlyRate,
    dayCount,
    dailyGrowth: dailyRateDecimals === null ? null : ONE.div(day).toFixed(dailyRateDecimals),
    iofDaily: iofRule.daily,
    iofAdditional: iofRule.additional,
    iofCapDays: iofRule.capDays,
    iofPrincipal,
    iofRounding,
    releaseDate,
  }
}

type TaxedParts = {
  parameters: FeeTableParameters
  iofRule: IofRule
  /** Calendar days of each instalment. */
  days: readonly number[]
  /** In cents, exact. */
  principals: readonly Decimal[]
  taxes: readonly Decimal[]
  totalCents: Cents
}

/** The tax of each instalment; the cents add up to the whole tax. */
export const iofWorkings = ({ parameters, iofRule, days, ...parts }: TaxedParts): IofWorking[] => {
  const { principals, taxes, totalCents } = parts
  const whole =
    parameters.iofRounding === 'once' ? splitByLargestRemainder(totalCents, taxes) : taxes.map(roundToCents)
  return taxes.map((tax, index) => {
    const principal = principals[index] ?? decimal(0)
    const additional = principal.times(iofRule.additional)
    const count = days[index] ?? 0
    return {
      principal: exactReais(principal),
      chargedDays: Math.min(count, iofRule.capDays),
      flat: parameters.iofCap === 'flat_3_percent' && count >= iofRule.capDays,
      daily: exactReais(tax.minus(additional)),
      additional: exactReais(additional),
      exact: exactReais(tax),
      cents: whole[index] as Cents,
    }
  })
}

/** How the lender's fee came about; `beforeFee` is the issue value less tax and insurance. */
const feeWorking = (fee: Fee, of: { cents: Cents; issue: Cents; beforeFee: Cents }): ChargeWorking => {
  if (fee.type === 'fixed') return { cents: of.cents, share: null }
  const inside = fee.basis === 'net'
  const baseCents = inside ? of.beforeFee : of.issue
  const rate = decimal(fee.value)
  const exact = rate.times(baseCents).div(inside ? rate.plus(1) : ONE)
  return { cents: of.cents, share: { rate: fee.value, baseCents, inside, exact: exactReais(exact) } }
}

/** How the insurance came about. */
const insuranceWorking = (insurance: Insurance, of: { cents: Cents; issue: Cents }): ChargeWorking => ({
  cents: of.cents,
  share:
    insurance.type === 'percent'
      ? {
          rate: insurance.value,
          baseCents: of.issue,
          inside: false,
          exact: exactReais(decimal(insurance.value).times(of.issue)),
        }
      : null,
})

/** Cents, exact, as reais with six decimals. */
export const exactReais = (exactCents: Decimal): ExactReais => exactCents.div(100).toFixed(6)

/** A growth or a factor with ten decimals. */
export const growthText = (growth: Decimal): string => growth.toFixed(10)
