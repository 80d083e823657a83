import { isIP } from 'node:net'
import type { Connection } from '#db/client.ts'
import type { AuditFilter } from '#db/queries/audit/audit-entries.ts'
import { listIdsOfCustomer } from '#db/queries/customers/customer-records.ts'
import { type AuditGroup, actionsOfGroup } from '#lib/domain/access/audit-actions.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { decryptSearch } from '#lib/services/access/encrypt-search.ts'
import type { Context } from '#lib/services/context.ts'

/** `ids` are selected entries; `startDate` and `endDate` are inclusive days in São Paulo time. */
export type AuditRequest = {
  ids?: readonly string[] | undefined
  actorId?: string | undefined
  group?: AuditGroup | undefined
  subjectId?: string | undefined
  /** Encrypted CPF, id or IP address. */
  searchToken?: string | undefined
  startDate?: Day | undefined
  endDate?: Day | undefined
}

/** @throws link_invalid */
export const auditFilterOf = async (
  tx: Connection,
  context: Context,
  { group, searchToken, ...rest }: AuditRequest,
): Promise<AuditFilter> => ({
  organizationId: context.organizationId,
  ...rest,
  ...(group && { actions: actionsOfGroup(group) }),
  ...(searchToken && (await searchedAudit(tx, context, decryptSearch(context, searchToken)))),
})

const searchedAudit = async (
  tx: Connection,
  { organizationId }: Context,
  search: string,
): Promise<Partial<AuditFilter>> => {
  const documentNumber = normalizeCpf(search)
  if (documentNumber) return { subjectIds: await listIdsOfCustomer(tx, { organizationId, documentNumber }) }
  return isIP(search) ? { ip: search } : { anyId: search }
}
