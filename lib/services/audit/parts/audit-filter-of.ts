import type { AuditFilter } from '#db/queries/audit-entries'
import { type AuditGroup, actionsOfGroup } from '#lib/domain/access/audit-actions'
import type { Day } from '#lib/domain/calendar'

/** What a manager narrows the audit to. Days are days in São Paulo, both included. */
export type AuditRequest = {
  /** The id of a person, a program or whoever else acted. */
  actorId?: string | undefined
  group?: AuditGroup | undefined
  subjectId?: string | undefined
  startDate?: Day | undefined
  endDate?: Day | undefined
}

/** The same as the tables know it. */
export const auditFilterOf = (organizationId: string, { group, ...rest }: AuditRequest): AuditFilter => ({
  organizationId,
  ...rest,
  ...(group && { actions: actionsOfGroup(group) }),
})
