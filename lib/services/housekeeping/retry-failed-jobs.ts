import { insertAuditEntriesOfOperator } from '#db/queries/audit/audit-entries.ts'
import { updateFailedJobsDue } from '#db/queries/jobs/failed-jobs.ts'
import { withLookup } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { auditRowOf } from '#lib/services/kernel/record-audit.ts'

/**
 * Retries all failed jobs if `ids` is omitted; returns the number of retried jobs.
 * @withoutPermission an administrator runs it at the command line
 * @withoutTrace `insertAuditEntriesOfOperator` writes to the audit of each organization with a retried job
 */
export const retryFailedJobs = (context: Context, ids?: readonly string[]): Promise<number> =>
  withLookup({}, async (tx) => {
    const retried = await updateFailedJobsDue(tx, ids === undefined ? {} : { ids })
    const organizationIds = new Set(retried.flatMap(({ organizationId }) => organizationId ?? []))
    const rows = [...organizationIds].map((organizationId) =>
      auditRowOf(context, organizationId, {
        action: 'jobs_retried',
        subjectType: 'organization',
        subjectId: organizationId,
        details: { count: retried.filter((job) => job.organizationId === organizationId).length },
      }),
    )
    await insertAuditEntriesOfOperator(tx, rows)
    return retried.length
  })
