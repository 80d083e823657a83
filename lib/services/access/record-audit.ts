import type { Connection } from '#db/client'
import { insertAuditEntry } from '#db/queries/audit-entries'
import { newId } from '#lib/config/ids'
import type { AuditSubject } from '#lib/domain/access/audit-subjects'
import type { Context } from '#lib/services/context'

/** What was done to which row. Details hold codes, ids and names of fields; never secrets and never a customer's data. */
export type AuditedAct = {
  action: string
  subjectType: AuditSubject
  subjectId: string
  details?: Record<string, unknown>
}

/** Writes an audit row in the transaction of the change it tells of. */
export const recordAudit = (tx: Connection, context: Context, act: AuditedAct): Promise<void> =>
  insertAuditEntry(tx, auditRowOf(context, context.organizationId, act))

/** The audit row of an act for one organization. */
export const auditRowOf = (context: Context, organizationId: string, act: AuditedAct) => ({
  id: newId(),
  organizationId,
  at: context.now,
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
