import { findNewestSampleSet } from '#db/queries/samples/sample-sets.ts'
import { withSnapshot } from '#db/transaction.ts'
import { getEnv } from '#lib/config/env.ts'
import type { SampleDataView } from '#lib/domain/samples/sample-set.ts'
import type { Context } from '#lib/services/context.ts'
import { sampleDataView } from './parts/sample-data-view.ts'

/** Returns the state of the sample data to anybody; reads nothing outside the embedded mode. */
export const getSampleData = async (context: Context): Promise<SampleDataView> => {
  if (!getEnv().EMBEDDED) return sampleDataView(context, undefined)
  const set = await withSnapshot(context, (tx) => findNewestSampleSet(tx, context.organizationId))
  return sampleDataView(context, set)
}
