import type { Connection } from '#db/client.ts'
import { findProposalForUpdate } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { institutionOf } from '#lib/institutions/registry.ts'
import type { ReadState } from '#lib/queue/catalog.ts'
import { type Context, systemContext } from '#lib/services/context.ts'
import { completeReport } from '#lib/services/institution-reports/parts/complete-report.ts'
import { findOpenQuestion, type OpenQuestion } from '#lib/services/institution-reports/parts/open-question.ts'
import { applyReport } from '#lib/services/institution-reports/shared/apply-report.ts'
import { scheduleRead } from '#lib/services/kernel/schedule-read.ts'

type Outcome = 'applied' | 'ignored' | 'changed' | 'ended'

/**
 * Schedules the next read unless the question has ended or the read follows a hint.
 * @withoutPermission a job runs it after the permitted action that asked the question
 */
export const readInstitutionState = async (
  context: Context,
  { resourceType, resourceId, tries, isHint = false }: ReadState,
): Promise<Outcome> => {
  const open = await withTransaction(context, (tx) =>
    findOpenQuestion(tx, context, { resourceType, resourceId, isHint }),
  )
  if (!open) return 'ended'
  const read = await readOnce(context, { ...open, isHint })
  if (isHint) return read.outcome
  await withTransaction(context, (tx) =>
    scheduleRead(tx, nextOf(context, read), {
      resourceType,
      resourceId,
      institutionCode: open.institution.code,
      deadlineAt: open.deadlineAt,
      isEnded: open.isEnded && read.outcome === 'ignored',
      tries: read.outcome === 'ignored' ? tries + 1 : 0,
    }),
  )
  return read.outcome
}

type Read = { outcome: Exclude<Outcome, 'ended'>; waitSeconds?: number }

/** Adds the time during which the institution cannot be called to our own pause. */
const nextOf = ({ organizationId, now }: Context, { waitSeconds = 0 }: Read) => ({
  organizationId,
  now: afterMs(now, waitSeconds * 1000),
})

type Reading = OpenQuestion & { isHint: boolean }

const readOnce = async (context: Context, open: Reading): Promise<Read> => {
  const { institution, question, reference } = open
  try {
    const report = await institutionOf(institution, context.organizationId).readState?.(question)
    if (!report) return { outcome: 'ignored' }
    const complete = await completeReport(institution, { report, reference })
    const actor = { kind: 'institution', id: institution.code, name: institution.name } as const
    const inside = systemContext(context.organizationId, context.now, actor)
    return {
      outcome: await withTransaction(inside, async (tx) =>
        (await isUnchanged(tx, inside, open))
          ? applyReport(tx, inside, { report: complete, reference })
          : 'changed',
      ),
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { retryAfterSeconds } = error.details
    return { outcome: 'ignored', waitSeconds: Number(retryAfterSeconds ?? 0) }
  }
}

/** Returns false if another report was applied meanwhile, which may be newer than the state that was read. */
const isUnchanged = async (tx: Connection, context: Context, { reference, stamp, isHint }: Reading) => {
  const { resourceType, resourceId } = reference
  if (resourceType === 'proposal')
    await findProposalForUpdate(tx, { organizationId: context.organizationId, id: resourceId })
  return (await findOpenQuestion(tx, context, { resourceType, resourceId, isHint }))?.stamp === stamp
}
