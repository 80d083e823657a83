import type { Connection } from '#db/client.ts'
import { insertAuditEntry } from '#db/queries/audit/audit-entries.ts'
import { newId } from '#lib/config/ids.ts'
import type { AuditDetails } from '#lib/domain/access/audit-details.ts'
import type { AuditSubject } from '#lib/domain/access/audit-subjects.ts'
import type { Context } from '#lib/services/context.ts'

/** Details hold codes, ids and field names; never secrets or customer data. */
export type AuditedAct<D extends AuditDetails = AuditDetails> = {
  action: string
  subjectType: AuditSubject
  subjectId: string
  /** The type rejects fields that `AuditDetails` does not declare. */
  details?: D & { [F in Exclude<keyof D, keyof AuditDetails>]: never }
}

export const recordAudit = <D extends AuditDetails>(
  tx: Connection,
  context: Context,
  act: AuditedAct<D>,
): Promise<string> => insertAuditEntry(tx, auditRowOf(context, context.organizationId, act))

export const auditRowOf = <D extends AuditDetails>(
  context: Context,
  organizationId: string,
  act: AuditedAct<D>,
) => ({
  id: newId(context.now),
  organizationId,
  actorKind: context.actor.kind,
  actorId: context.actor.id,
  actorName: context.actor.name,
  action: act.action,
  subjectType: act.subjectType,
  subjectId: act.subjectId,
  requestId: context.requestId,
  ip: context.client.ip || null,
  details: act.details ?? {},
})
