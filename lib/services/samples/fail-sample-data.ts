import { findSampleSetForUpdate, updateSampleSetStatus } from '#db/queries/samples/sample-sets.ts'
import { withTransaction } from '#db/transaction.ts'
import type { SampleSetStatus } from '#lib/domain/samples/sample-set.ts'
import type { Context } from '#lib/services/context.ts'

/**
 * Marks a set as failed after its job's last attempt, unless its status has changed, such as by a removal.
 * @withoutPermission run by a job; permission was checked when the set was started
 * @withoutTrace start and removal of the set have their own audit entries
 */
export const failSampleData = async (
  context: Context,
  { setId, from }: { setId: string; from: SampleSetStatus },
): Promise<void> => {
  const key = { organizationId: context.organizationId, id: setId }
  await withTransaction(context, async (tx) => {
    const set = await findSampleSetForUpdate(tx, key)
    if (set?.status === from) await updateSampleSetStatus(tx, key, { to: 'failed' })
  })
}
