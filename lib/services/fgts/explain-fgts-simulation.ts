import { withSnapshot } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { type FgtsWorkings, fgtsWorkings } from '#lib/domain/fgts/workings.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { findSimulationBasis } from '#lib/services/fgts/parts/find-simulation-basis.ts'
import type { FgtsSimulationInput } from './create-fgts-simulation.ts'
import { simulateOnBasis } from './shared/simulate-on-basis.ts'

/** Returns the calculation steps. @throws the codes of `createFgtsSimulation` */
export const explainFgtsSimulation = async (
  context: Context,
  input: FgtsSimulationInput,
): Promise<FgtsWorkings> => {
  requirePermission(context, 'originate')
  const basis = await withSnapshot(context, (tx) => findSimulationBasis(tx, context, input))
  const today = dayInSaoPaulo(context.now)
  const { releaseDate, simulation } = simulateOnBasis({ input, basis, today, rules: fgtsRulesOn(today) })
  const { installments, iofRule } = simulation
  return fgtsWorkings({ installments, iofRule, releaseDate, parameters: basis.priceTable.parameters })
}
