import type { Connection } from '#db/client.ts'
import { findInstitutionConnection } from '#db/queries/institutions/institution-connections.ts'
import { afterMs } from '#lib/config/clock.ts'
import { withJitter } from '#lib/config/jitter.ts'
import { capabilitiesOf } from '#lib/domain/institutions/connection-capabilities.ts'
import { readPauseSeconds } from '#lib/domain/institutions/read-pauses.ts'
import type { ReadState } from '#lib/queue/catalog.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'

export type Question = Pick<ReadState, 'resourceType' | 'resourceId'> & { institutionCode: string }

type Pause = {
  tries?: number
  isEnded?: boolean
  /** Time at which the question expires; the last read is scheduled shortly before. */
  deadlineAt?: Date | null | undefined
  /** True for a single read, which schedules no further read. */
  isHint?: boolean
}

const LAST_READ_MS = 12_000

/** Schedules or moves the next read at a connected institution, because its event may never arrive. */
export const scheduleRead = async (
  tx: Connection,
  { organizationId, now }: Pick<Context, 'organizationId' | 'now'>,
  { institutionCode, tries = 0, isEnded = false, deadlineAt, isHint, ...question }: Question & Pause,
): Promise<void> => {
  const connection = await findInstitutionConnection(tx, { organizationId, institutionCode })
  if (!connection) return
  const hasEvents = capabilitiesOf(connection).events !== 'none'
  const seconds = withJitter(readPauseSeconds({ tries, hasEvents, isEnded }))
  const payload = { organizationId, ...question, tries, ...(isHint && { isHint }) }
  await enqueue(
    tx,
    { name: 'read_institution_state', payload },
    {
      runAt: beforeDeadline(now, { pausedUntil: afterMs(now, seconds * 1000), deadlineAt }),
      key: `read:${question.resourceType}:${question.resourceId}`,
    },
  )
}

const beforeDeadline = (
  now: Date,
  { pausedUntil, deadlineAt }: { pausedUntil: Date; deadlineAt: Date | null | undefined },
): Date => {
  if (!deadlineAt || pausedUntil < afterMs(deadlineAt, -LAST_READ_MS)) return pausedUntil
  const last = afterMs(deadlineAt, -LAST_READ_MS)
  return last > now ? last : pausedUntil
}
