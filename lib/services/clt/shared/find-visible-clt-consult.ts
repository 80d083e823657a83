import type { Connection } from '#db/client.ts'
import { type CltConsultRow, findCltConsult } from '#db/queries/clt/clt-consults.ts'
import type { Context } from '#lib/services/context.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

export const findVisibleCltConsult = async (
  tx: Connection,
  context: Context,
  id: string,
): Promise<CltConsultRow | undefined> => {
  const consult = await findCltConsult(tx, { organizationId: context.organizationId, id })
  return consult && (await seesWorkOf(tx, context, consult.createdById)) ? consult : undefined
}
