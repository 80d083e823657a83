import {
  findSampleSetForUpdate,
  insertSampleRows,
  type SampleSetRow,
  updateSampleSetProgress,
  updateSampleSetStatus,
} from '#db/queries/samples/sample-sets.ts'
import { withSampleTransaction } from '#db/sample-transaction.ts'
import { withTransaction } from '#db/transaction.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { samplePlan } from '#lib/domain/samples/sample-plan.ts'
import type { Context } from '#lib/services/context.ts'
import { playStory } from './parts/play-story.ts'
import { sampleCast } from './parts/sample-cast.ts'

/**
 * Plays the stories one by one, each in its own transaction; safe to repeat. Skips stories that prices or
 * rules refuse. A job runs it; permission was checked when the set was started.
 */
export const createSampleData = async (context: Context, { setId }: { setId: string }): Promise<void> => {
  const { organizationId } = context
  const key = { organizationId, id: setId }
  const cast = await withTransaction(context, (tx) => sampleCast(tx, organizationId))
  const playNext = () =>
    withSampleTransaction(organizationId, async (tx, joint) => {
      const set = await findSampleSetForUpdate(tx, key)
      if (set?.status !== 'creating') return false
      const story = samplePlan(set.createdAt)[set.done]
      if (!story) {
        await updateSampleSetStatus(tx, key, { to: 'ready' })
        return false
      }
      const rows = await playStory({ tx, joint, organizationId, setId, story, cast, now: set.createdAt })
      await insertSampleRows(
        tx,
        (rows ?? []).map((row) => ({ organizationId, setId, ...row })),
      )
      const skipped = set.skipped + (rows === null ? 1 : 0)
      await updateSampleSetProgress(tx, key, { done: set.done + 1, skipped })
      return true
    })
  for (let goesOn = true; goesOn; ) {
    goesOn = await playNext().catch(async (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      logger.warn(describeError(error), 'a story of the sample data was skipped')
      return skipOne(context, key)
    })
  }
}

const skipOne = (context: Context, key: Pick<SampleSetRow, 'organizationId' | 'id'>): Promise<boolean> =>
  withTransaction(context, async (tx) => {
    const set = await findSampleSetForUpdate(tx, key)
    if (set?.status !== 'creating') return false
    await updateSampleSetProgress(tx, key, { done: set.done + 1, skipped: set.skipped + 1 })
    return true
  })
