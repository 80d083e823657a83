import type { Connection } from '#db/client.ts'
import type { auditChecks } from '#db/schema/platform.ts'

export type AuditCheckRow = typeof auditChecks.$inferSelect

export const findAuditCheck = async (
  tx: Connection,
  organizationId: string,
): Promise<AuditCheckRow | undefined> => {
  const [row] = await tx<
    AuditCheckRow[]
  >`select * from audit_checks where organization_id = ${organizationId}`
  return row
}

export const upsertAuditCheck = async (tx: Connection, row: AuditCheckRow): Promise<void> => {
  await tx`
    insert into audit_checks ${tx(row)}
    on conflict (organization_id) do update set ${tx(row)}`
}
