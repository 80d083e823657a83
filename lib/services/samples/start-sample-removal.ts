import {
  countSampleRows,
  findNewestSampleSet,
  updateSampleSetStatus,
} from '#db/queries/samples/sample-sets.ts'
import { withTransaction } from '#db/transaction.ts'
import type { SampleDataView } from '#lib/domain/samples/sample-set.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireDemoManagement } from './parts/require-demo-management.ts'
import { sampleDataView } from './parts/sample-data-view.ts'

/** Removes the sample data, if any, even during its creation. @throws permission_denied, not_found */
export const startSampleRemoval = async (context: Context): Promise<SampleDataView> => {
  requireDemoManagement(context)
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const set = await findNewestSampleSet(tx, organizationId)
    if (set && (await updateSampleSetStatus(tx, { organizationId, id: set.id }, { to: 'removing' }))) {
      await recordAudit(tx, context, {
        action: 'sample_data.remove',
        subjectType: 'organization',
        subjectId: organizationId,
        details: { count: await countSampleRows(tx, { organizationId, setId: set.id }) },
      })
      const payload = { organizationId, setId: set.id }
      await enqueue(tx, { name: 'remove_sample_data', payload }, { maxAttempts: 3 })
    }
    return sampleDataView(context, await findNewestSampleSet(tx, organizationId))
  })
}
