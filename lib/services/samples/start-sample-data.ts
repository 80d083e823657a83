import type { Connection } from '#db/client.ts'
import {
  findNewestSampleSet,
  insertSampleSet,
  type SampleSetRow,
  updateSampleSetStatus,
} from '#db/queries/samples/sample-sets.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { samplePlan } from '#lib/domain/samples/sample-plan.ts'
import type { SampleDataView } from '#lib/domain/samples/sample-set.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { addSampleEndpoints } from './parts/add-sample-endpoints.ts'
import { requireDemoManagement } from './parts/require-demo-management.ts'
import { sampleDataView } from './parts/sample-data-view.ts'

/** Starts or resumes a sample set; a double click starts only one. @throws permission_denied, not_found */
export const startSampleData = async (context: Context): Promise<SampleDataView> => {
  requireDemoManagement(context)
  const { organizationId, actor, now: createdAt } = context
  return withTransaction(context, async (tx) => {
    const id = newId(createdAt)
    const total = samplePlan(createdAt).length
    const author = { createdById: actor.id, createdByName: actor.name }
    const set = { id, organizationId, status: 'creating' as const, total, ...author, createdAt }
    if (await insertSampleSet(tx, set)) {
      await addSampleEndpoints(tx, context, id)
      await enqueueCreation(tx, context, { id, count: total })
    } else await resume(tx, context, await findNewestSampleSet(tx, organizationId))
    return sampleDataView(context, await findNewestSampleSet(tx, organizationId))
  })
}

const resume = async (tx: Connection, context: Context, set: SampleSetRow | undefined) => {
  const { organizationId } = context
  if (!set || !(await updateSampleSetStatus(tx, { organizationId, id: set.id }, { to: 'creating' }))) return
  await enqueueCreation(tx, context, { id: set.id, count: set.total - set.done })
}

const enqueueCreation = async (
  tx: Connection,
  context: Context,
  { id, count }: { id: string; count: number },
) => {
  const { organizationId } = context
  await recordAudit(tx, context, {
    action: 'sample_data.create',
    subjectType: 'organization',
    subjectId: organizationId,
    details: { count },
  })
  const payload = { organizationId, setId: id }
  await enqueue(tx, { name: 'create_sample_data', payload }, { maxAttempts: 3 })
}
