import type { Connection } from '../client.ts'
import type { auditEntries } from '../schema/platform.ts'

export type AuditEntryRow = typeof auditEntries.$inferSelect

/** Writes who did what to which row. Audit rows are never changed. */
export const insertAuditEntry = async (tx: Connection, row: AuditEntryRow): Promise<void> => {
  await tx`insert into audit_entries ${tx({ ...row, details: tx.json(row.details as never) })}`
}

/** Writes one row for each of several organizations: what the operator changed for all of them. */
export const insertAuditEntriesOfOperator = async (
  tx: Connection,
  rows: readonly AuditEntryRow[],
): Promise<void> => {
  for (const row of rows) {
    await tx`select set_config('app.organization_id', ${row.organizationId}, true)`
    await insertAuditEntry(tx, row)
  }
}
