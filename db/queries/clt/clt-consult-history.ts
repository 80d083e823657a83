import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { cltConsultHistory } from '#db/schema/clt-consults.ts'

export type CltConsultHistoryRow = typeof cltConsultHistory.$inferSelect

export const insertCltConsultHistory = async (
  tx: Connection,
  row: Omit<CltConsultHistoryRow, 'position'>,
): Promise<void> => {
  const reasonDetails = json(tx, row.reasonDetails)
  await tx`insert into clt_consult_history ${tx({ ...row, reasonDetails })}`
}

export const listCltConsultHistory = (
  tx: Connection,
  key: { organizationId: string; consultId: string },
): Promise<CltConsultHistoryRow[]> => tx<CltConsultHistoryRow[]>`
  select * from clt_consult_history
  where organization_id = ${key.organizationId} and consult_id = ${key.consultId} order by position`
