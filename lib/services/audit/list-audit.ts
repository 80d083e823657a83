import { type AuditEntryRow, countAuditEntries, listAuditEntries } from '#db/queries/audit/audit-entries.ts'
import { withSnapshot } from '#db/transaction.ts'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import type { Language } from '#lib/domain/language.ts'
import { pageOfRows } from '#lib/domain/page-of-rows.ts'
import { type AuditRequest, auditFilterOf } from '#lib/services/audit/parts/audit-filter-of.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'

type AuditPageRequest = {
  limit: number
  cursor?: string | undefined
  order?: AgeOrder | undefined
}

/** Lists entries of the whole organization, whatever the caller's visibility. @throws link_invalid */
export const listAudit = async (
  context: Context,
  { limit, cursor, order, ...request }: AuditRequest & AuditPageRequest,
) => {
  requirePermission(context, 'view_audit')
  return withSnapshot(context, async (tx) => {
    const filter = await auditFilterOf(tx, context, request)
    const [matches, count] = await Promise.all([
      listAuditEntries(tx, filter, { limit: limit + 1, cursor, order }),
      cachedCount({ list: 'audit', ...filter }, () => countAuditEntries(tx, filter, COUNT_CEILING + 1)),
    ])
    const listed = pageOfRows({ matches, count, page: 1, limit })
    return { ...listed, rows: listed.rows.map((row) => auditEntryView(row, context.language)) }
  })
}

export const auditEntryView = (row: AuditEntryRow, language: Language) => ({
  ...row,
  actorName: actorNameIn(language, row),
})
