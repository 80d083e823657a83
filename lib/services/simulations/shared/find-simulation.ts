import type { Connection } from '#db/client'
import { type CltSimulationRow, findCltSimulation } from '#db/queries/clt-simulations'
import { type FgtsSimulationRow, findFgtsSimulation } from '#db/queries/fgts-simulations'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of'

export type AnySimulation =
  | { product: 'fgts'; row: FgtsSimulationRow }
  | { product: 'clt'; row: CltSimulationRow }

/** Returns a simulation whose author the caller may see. @throws not_found */
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
