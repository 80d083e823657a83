import type { Day } from '#lib/domain/calendar'
import { advanceFigures, advanceSchedule } from '#lib/domain/finance/advance'
import { ONE, sumDecimals } from '#lib/domain/finance/decimal'
import {
  type ChargeWorking,
  type ExactReais,
  exactReais,
  feeWorking,
  growthText,
  type IofWorking,
  insuranceWorking,
  iofWorkings,
  type WorkingMethod,
  workingMethod,
} from '#lib/domain/finance/workings'
import { type Cents, cents } from '#lib/domain/money'
import { recomputeFgtsSimulation, type StoredFgtsSimulation } from './recompute.ts'

/** One withdrawal: face value ÷ growth = present value, and the tax on it. */
export type FgtsWorkingLine = {
  number: number
  dueDate: Day
  amountCents: Cents
  days: number
  /** The days as the table's day count counts them. */
  counted: number
  growth: string
  presentValue: ExactReais
  presentValueCents: Cents
  iof: IofWorking
}

/** How every cent of an advance came about; the cents of the lines add up to the totals, and these to the net. */
export type FgtsWorkings = {
  product: 'fgts'
  method: WorkingMethod
  lines: FgtsWorkingLine[]
  totalCents: Cents
  presentValueSum: ExactReais
  issueCents: Cents
  iofSum: ExactReais
  iofCents: Cents
  fee: ChargeWorking
  insurance: ChargeWorking
  netCents: Cents
  cetMonthly: string
  cetAnnual: string
}

/**
 * The workings of an advance, computed again from its own row (domain notes FGTS §1): the same figures with what lies before each
 * rounding. Throws as `simulateFgtsAdvance` for a row that never was one.
 */
export const fgtsWorkings = (stored: StoredFgtsSimulation): FgtsWorkings => {
  const simulation = recomputeFgtsSimulation(stored)
  const { parameters, releaseDate, iofRule } = stored
  const { installments, emissionAmountCents: issue, iofCents, insuranceCents } = simulation
  const dueDates = installments.map((item) => item.dueDate)
  const schedule = advanceSchedule({ dueDates, releaseDate, parameters, iofRule })
  const exact = advanceFigures(
    schedule,
    installments.map((item) => item.amountCents),
  )
  const { principals, iofParts: taxes } = exact
  const taxed = iofWorkings({
    parameters,
    iofRule,
    days: schedule.days,
    principals,
    taxes,
    totalCents: iofCents,
  })
  const beforeFee = cents(issue - iofCents - insuranceCents)
  return {
    product: 'fgts',
    method: workingMethod(parameters, iofRule, releaseDate),
    lines: installments.map(({ dueDate, amountCents, presentValueCents, days }, index) => ({
      number: index + 1,
      dueDate,
      amountCents,
      days,
      counted: schedule.counted[index] ?? days,
      growth: growthText(ONE.div(schedule.factors[index] ?? ONE)),
      presentValue: exactReais(exact.presentValues[index] ?? ONE),
      presentValueCents,
      iof: taxed[index] as IofWorking,
    })),
    totalCents: simulation.totalBalanceCents,
    presentValueSum: exactReais(sumDecimals(exact.presentValues)),
    issueCents: issue,
    iofSum: exactReais(sumDecimals(taxes)),
    iofCents,
    fee: feeWorking(parameters.fee, { cents: simulation.tcCents, issue, beforeFee }),
    insurance: insuranceWorking(parameters.insurance, { cents: insuranceCents, issue }),
    netCents: simulation.availableBalanceCents,
    cetMonthly: simulation.cetMonthly,
    cetAnnual: simulation.cetAnnual,
  }
}
