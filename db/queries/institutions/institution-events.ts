import type { Connection } from '#db/client.ts'
import { institutionReport } from '#db/encrypted-columns.ts'
import type { institutionEvents } from '#db/schema/institutions.ts'

export type InstitutionEventRow = typeof institutionEvents.$inferSelect

export const insertInstitutionEvent = async (
  tx: Connection,
  row: Pick<
    InstitutionEventRow,
    'id' | 'institutionCode' | 'connectionId' | 'webhookId' | 'body' | 'receivedAt'
  >,
): Promise<boolean> => {
  const stored = { ...row, body: institutionReport.write(row, row.body) }
  const rows = await tx`
    insert into institution_events ${tx(stored, 'id', 'institutionCode', 'connectionId', 'webhookId', 'body', 'receivedAt')}
    on conflict (institution_code, webhook_id) do nothing returning id`
  return rows.length === 1
}

export const findInstitutionEvent = async (
  tx: Connection,
  id: string,
): Promise<InstitutionEventRow | undefined> => {
  const [row] = await tx<InstitutionEventRow[]>`select * from institution_events where id = ${id}`
  return row && decryptRow(row)
}

export type InstitutionEventOutcome = Pick<
  InstitutionEventRow,
  'outcome' | 'outcomeNote' | 'interpretedAt'
> & {
  resourceId?: string
}

/** Returns false if another run has already recorded an outcome. The row lock serializes concurrent runs. */
export const updateInstitutionEventOutcome = async (
  tx: Connection,
  id: string,
  { outcome, outcomeNote, interpretedAt, resourceId }: InstitutionEventOutcome,
): Promise<boolean> => {
  const rows = await tx`
    update institution_events
    set outcome = ${outcome}, outcome_note = ${outcomeNote}, interpreted_at = ${interpretedAt},
      resource_id = ${resourceId ?? null}
    where id = ${id} and outcome = 'received' returning id`
  return rows.length === 1
}

export const findReceivedEventForUpdate = async (
  tx: Connection,
  id: string,
): Promise<InstitutionEventRow | undefined> => {
  const [row] = await tx<InstitutionEventRow[]>`
    select * from institution_events where id = ${id} and outcome = 'received' for update`
  return row && decryptRow(row)
}

const decryptRow = (row: InstitutionEventRow) => ({ ...row, body: institutionReport.read(row, row.body) })
