import { listNewestPriceTables } from '#db/queries/price-tables'
import { withSnapshot } from '#db/transaction'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import type { ComparedTable } from '#lib/domain/fgts/compared-table'
import { fgtsRulesOn } from '#lib/domain/fgts/rules'
import type { Language } from '#lib/domain/language'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { type Context, requirePermission } from '#lib/services/context'
import { findSimulationBasis, type SimulationBasis } from '#lib/services/fgts/parts/find-simulation-basis'
import { simulateOnBasis } from '#lib/services/fgts/parts/simulate-on-basis'
import type { FgtsSimulationInput } from './create-fgts-simulation.ts'

export type FgtsComparisonInput = Omit<FgtsSimulationInput, 'simulationFeesId'>

/**
 * The same wish on every active fee table of the institution, the default first: its figures, or why that
 * table refuses it. Nothing is stored; what the customer takes is then simulated with `createFgtsSimulation`.
 * @throws the codes of `createFgtsSimulation` about provider and balance
 */
export const compareFgtsTables = async (
  context: Context,
  input: FgtsComparisonInput,
): Promise<ComparedTable[]> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const bases = await withSnapshot(context, async (tx) => {
    const tables = await listNewestPriceTables(tx, {
      organizationId,
      product: 'fgts',
      institutionCode: input.provider,
      active: true,
    })
    return Promise.all(
      tables.map(({ id }) => findSimulationBasis(tx, context, { ...input, simulationFeesId: id })),
    )
  })
  const today = dayInSaoPaulo(context.now)
  return bases.map((basis) => comparedOn(basis, input, { today, language: context.language }))
}

const comparedOn = (
  basis: SimulationBasis,
  input: FgtsComparisonInput,
  { today, language }: { today: Day; language: Language },
): ComparedTable => {
  const feeTableId = basis.feeTable.id
  try {
    return {
      feeTableId,
      ...simulateOnBasis({ input, basis, today, rules: fgtsRulesOn(today) }),
      refusal: null,
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, details } = error
    return {
      feeTableId,
      simulation: null,
      refusal: { code, text: reasonTexts(code, language, details).text, details },
    }
  }
}
