import type { Day } from '#lib/domain/calendar'
import { advanceFigures, advanceSchedule } from '#lib/domain/finance/advance'
import { ONE, sumDecimals } from '#lib/domain/finance/decimal'
import {
  type ExactReais,
  exactReais,
  growthText,
  type IofWorking,
  iofWorkings,
  type NetWorkings,
  netWorkings,
} from '#lib/domain/finance/workings'
import type { Cents } from '#lib/domain/money'
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
export type FgtsWorkings = NetWorkings & {
  product: 'fgts'
  lines: FgtsWorkingLine[]
  presentValueSum: ExactReais
}

/**
 * The workings of an advance, computed again from its own row (domain notes FGTS §1): the same figures with what lies before each
 * rounding. Throws as `simulateFgtsAdvance` for a row that never was one.
 */
export const fgtsWorkings = (stored: StoredFgtsSimulation): FgtsWorkings => {
  const simulation = recomputeFgtsSimulation(stored)
  const { parameters, releaseDate, iofRule } = stored
  const { installments, iofCents } = simulation
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
  return {
    ...netWorkings({
      stored,
      taxes,
      figures: {
        totalCents: simulation.totalBalanceCents,
        issueCents: simulation.emissionAmountCents,
        iofCents,
        feeCents: simulation.tcCents,
        insuranceCents: simulation.insuranceCents,
        netCents: simulation.availableBalanceCents,
        cetMonthly: simulation.cetMonthly,
        cetAnnual: simulation.cetAnnual,
      },
    }),
    product: 'fgts',
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
    presentValueSum: exactReais(sumDecimals(exact.presentValues)),
  }
}
