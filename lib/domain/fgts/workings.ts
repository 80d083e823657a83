import type { Day } from '#lib/domain/calendar.ts'
import { advanceParts, advanceSchedule } from '#lib/domain/finance/advance.ts'
import { FIXED_ONE, over, sumFixed } from '#lib/domain/finance/fixed.ts'
import {
  type ExactReais,
  exactReais,
  growthText,
  type IofWorking,
  iofWorkings,
  type NetWorkings,
  netWorkings,
} from '#lib/domain/finance/workings.ts'
import type { Cents } from '#lib/domain/money.ts'
import { recomputeFgtsSimulation, type StoredFgtsSimulation } from './recompute.ts'

/** Present value = face value ÷ growth. */
export type FgtsWorkingLine = {
  number: number
  dueDate: Day
  amountCents: Cents
  days: number
  counted: number
  growth: string
  presentValue: ExactReais
  presentValueCents: Cents
  iof: IofWorking
}

/** The lines add up to the totals, and the totals to the net value. */
export type FgtsWorkings = NetWorkings & {
  product: 'fgts'
  lines: FgtsWorkingLine[]
  presentValueSum: ExactReais
}

/** Returns an advance's unrounded figures. @throws like `simulateFgtsAdvance` for a row it did not produce */
export const fgtsWorkings = (stored: StoredFgtsSimulation): FgtsWorkings => {
  const simulation = recomputeFgtsSimulation(stored)
  const { parameters, releaseDate, iofRule } = stored
  const { installments, iofCents } = simulation
  const dueDates = installments.map((item) => item.dueDate)
  const schedule = advanceSchedule({ dueDates, releaseDate, parameters, iofRule })
  const exact = advanceParts(
    schedule,
    installments.map((item) => item.amountCents),
  )
  const { principals, taxes } = exact
  const taxed = iofWorkings({
    parameters,
    iofRule,
    taxed: schedule.taxed,
    principals,
    taxes,
    totalCents: iofCents,
  })
  return {
    ...netWorkings({
      stored,
      taxes,
      figures: {
        totalCents: simulation.totalCents,
        issueCents: simulation.issueCents,
        iofCents,
        feeCents: simulation.feeCents,
        insuranceCents: simulation.insuranceCents,
        netCents: simulation.netCents,
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
      growth: growthText(over(FIXED_ONE, schedule.factors[index]?.exact ?? FIXED_ONE)),
      presentValue: exactReais(exact.presentValues[index] ?? FIXED_ONE),
      presentValueCents,
      iof: taxed[index] as IofWorking,
    })),
    presentValueSum: exactReais(sumFixed(exact.presentValues)),
  }
}
