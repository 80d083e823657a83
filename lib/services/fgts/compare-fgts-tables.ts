import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { ComparedTable } from '#lib/domain/fgts/compared-table.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { comparedOnBasis } from '#lib/services/fgts/parts/compared-on-basis.ts'
import { findSimulationBasis } from '#lib/services/fgts/parts/find-simulation-basis.ts'
import type { FgtsSimulationInput } from './create-fgts-simulation.ts'

export type FgtsComparisonInput = Omit<FgtsSimulationInput, 'simulationFeesId'>

/** Simulates on each active table, the default table first. @throws the codes of `findSimulationBasis` */
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
  return bases.map((basis) => comparedOnBasis(basis, input, { today, language: context.language }))
}
