import type { Connection } from '../client.ts'
import { institutionReport } from '../encrypted-columns.ts'
import type { institutionEvents } from '../schema/institutions.ts'

export type InstitutionEventRow = typeof institutionEvents.$inferSelect

/**
 * Keeps an event as it came; false, and nothing is kept, when the institution sent this webhook id before.
 */
export const insertInstitutionEvent = async (
  tx: Connection,
  row: Pick<InstitutionEventRow, 'id' | 'institutionCode' | 'webhookId' | 'body' | 'receivedAt'>,
): Promise<boolean> => {
  const stored = { ...row, body: institutionReport.write(row, row.body) }
  const rows = await tx`
    insert into institution_events ${tx(stored, 'id', 'institutionCode', 'webhookId', 'body', 'receivedAt')}
    on conflict (institution_code, webhook_id) do nothing returning id`
  return rows.length === 1
}

/** An event by its id. */
export const findInstitutionEvent = async (
  tx: Connection,
  id: string,
): Promise<InstitutionEventRow | undefined> => {
  const [row] = await tx<InstitutionEventRow[]>`select * from institution_events where id = ${id}`
  return row && plain(row)
}

export type InstitutionEventOutcome = Pick<
  InstitutionEventRow,
  'outcome' | 'outcomeNote' | 'interpretedAt'
> & {
  /** The row it is about, where that is known. */
  resourceId?: string
}

/**
 * Says what became of an event nobody has interpreted yet. False when somebody has, or is just doing so:
 * a second run of the same job waits here for the first one's end.
 */
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

/** An event nobody has interpreted yet, locked until the transaction ends. */
export const findReceivedEventForUpdate = async (
  tx: Connection,
  id: string,
): Promise<InstitutionEventRow | undefined> => {
  const [row] = await tx<InstitutionEventRow[]>`
    select * from institution_events where id = ${id} and outcome = 'received' for update`
  return row && plain(row)
}

const plain = (row: InstitutionEventRow) => ({ ...row, body: institutionReport.read(row, row.body) })
