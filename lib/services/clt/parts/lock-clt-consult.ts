import type { Connection } from '#db/client.ts'
import { type CltConsultRow, findCltConsultForUpdate } from '#db/queries/clt/clt-consults.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

/** Returns the consult with a row lock. @throws not_found, also for a consult that the actor may not see */
export const lockCltConsult = async (
  tx: Connection,
  context: Context,
  id: string,
): Promise<CltConsultRow> => {
  const consult = await findCltConsultForUpdate(tx, { organizationId: context.organizationId, id })
  if (!consult || !(await seesWorkOf(tx, context, consult.createdById))) throw new DomainError('not_found')
  return consult
}
