import type { Connection } from '#db/client.ts'
import { insertBackOfficeChange } from '#db/queries/live/panel-changes.ts'
import {
  countSampleRows,
  deleteSampleRows,
  findSampleSetForUpdate,
  updateSampleSetStatus,
} from '#db/queries/samples/sample-sets.ts'
import { withTransaction } from '#db/transaction.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** Files per job, to keep the job's payload small. */
const FILES = 200

/**
 * Removes a set's rows and then its files; idempotent. The append-only audit stays. A proposal that a person
 * created for a sample customer stays as well, with the query it is based on.
 * @withoutPermission run by a job; permission was checked when the removal was started
 */
export const removeSampleData = (context: Context, { setId }: { setId: string }): Promise<void> =>
  withTransaction(context, async (tx) => {
    const { organizationId, now: removedAt } = context
    const key = { organizationId, id: setId }
    const set = await findSampleSetForUpdate(tx, key)
    if (set?.status !== 'removing') return
    const before = await countSampleRows(tx, { organizationId, setId })
    const keys = await deleteSampleRows(tx, setId)
    const kept = await countSampleRows(tx, { organizationId, setId })
    await updateSampleSetStatus(tx, key, { to: 'removed', removedAt, kept })
    for (let from = 0; from < keys.length; from += FILES) {
      const payload = { organizationId, keys: keys.slice(from, from + FILES) }
      await enqueue(tx, { name: 'remove_documents', payload })
    }
    await refreshScreens(tx, organizationId)
    await recordAudit(tx, context, {
      action: 'sample_data.removed',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { deleted: before - kept, kept, files: keys.length },
    })
  })

const refreshScreens = async (tx: Connection, organizationId: string) => {
  for (const kind of ['proposal', 'consult', 'simulation', 'webhooks'] as const)
    await insertBackOfficeChange(tx, { organizationId, kind, type: 'sample_data_removed', subjectId: '' })
}
