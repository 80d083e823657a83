import type { CltSimulationRow } from '#db/queries/clt/clt-simulations.ts'
import type { FgtsSimulationRow } from '#db/queries/fgts/fgts-simulations.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import { recomputeCltSimulation } from '#lib/domain/clt/recompute.ts'
import { cltRulesOn } from '#lib/domain/clt/rules.ts'
import { simulateRequestedAdvance } from '#lib/domain/fgts/requested-advance.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import type { AnySimulation } from './find-simulation.ts'

/**
 * Recomputes a simulation with the payout date, due dates, rules and tax of another registration day.
 * @throws installment_not_available, target_amount_unreachable, costs_exceed_value,
 *   simulation_installment_value_above_margin, simulation_value_out_of_range
 */
export const simulationOnDay = (simulation: AnySimulation, registeredOn: Day): AnySimulation =>
  simulation.product === 'fgts'
    ? { product: 'fgts', row: fgtsOnDay(simulation.row, registeredOn) }
    : { product: 'clt', row: cltOnDay(simulation.row, registeredOn) }

const fgtsOnDay = (row: FgtsSimulationRow, today: Day): FgtsSimulationRow => {
  const rules = fgtsRulesOn(today)
  const releaseDate = releaseDateOn(today, row.parameters)
  const { requestedInstallments: installments, targetCents, parameters } = row
  const requested = { installments, targetCents, parameters, releaseDate }
  const { issueCents, ...figures } = simulateRequestedAdvance(requested, rules)
  return { ...row, ...figures, issueCents, releaseDate, rulesVersion: rules.version }
}

const cltOnDay = (row: CltSimulationRow, today: Day): CltSimulationRow => {
  const { parameters } = row
  const releaseDate = releaseDateOn(today, parameters)
  const dates = { releaseDate, firstDueDate: cltFirstDueDate(releaseDate) }
  const iofRule = iofRuleOn(releaseDate, parameters)
  const loan = recomputeCltSimulation({ ...row, ...dates, iofRule })
  return { ...row, ...loan, ...dates, rulesVersion: cltRulesOn(releaseDate).version }
}
