import type { Connection } from '#db/client.ts'
import { type CltSimulationRow, findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { type FgtsSimulationRow, findFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

export type AnySimulation =
  | { product: 'fgts'; row: FgtsSimulationRow }
  | { product: 'clt'; row: CltSimulationRow }

/** @throws not_found, also if the caller may not see the author's records */
export const findSimulation = async (
  tx: Connection,
  context: Context,
  id: string,
): Promise<AnySimulation> => {
  const { organizationId } = context
  const [fgts, clt] = await Promise.all([
    findFgtsSimulation(tx, id),
    findCltSimulation(tx, { organizationId, id }),
  ])
  const author = (fgts ?? clt)?.createdById
  if (author === undefined || !(await seesWorkOf(tx, context, author))) throw new DomainError('not_found')
  if (fgts) return { product: 'fgts', row: fgts }
  if (clt) return { product: 'clt', row: clt }
  throw new DomainError('not_found')
}
