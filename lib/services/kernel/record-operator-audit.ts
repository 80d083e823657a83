import type { Connection } from '#db/client.ts'
import { insertAuditEntriesOfOperator } from '#db/queries/audit/audit-entries.ts'
import { listOrganizationsAsOwner } from '#db/queries/organizations/organizations.ts'
import type { AuditDetails } from '#lib/domain/access/audit-details.ts'
import type { Context } from '#lib/services/context.ts'
import { type AuditedAct, auditRowOf } from './record-audit.ts'

/** Records a change by the operator (keys, institutions) in the audit of every organization. */
export const recordOperatorAudit = async <D extends AuditDetails>(
  tx: Connection,
  context: Context,
  act: AuditedAct<D>,
): Promise<void> => {
  const organizations = await listOrganizationsAsOwner(tx)
  await insertAuditEntriesOfOperator(
    tx,
    organizations.map(({ id }) => auditRowOf(context, id, act)),
  )
}
