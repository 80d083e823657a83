import type { Connection } from '#db/client.ts'
import { findConnectionOfEvent } from '#db/queries/institutions/institution-connections.ts'
import {
  findInstitutionEvent,
  findReceivedEventForUpdate,
  type InstitutionEventRow,
  updateInstitutionEventOutcome,
} from '#db/queries/institutions/institution-events.ts'
import {
  findInstitutionReference,
  type InstitutionReferenceRow,
  institutionReferenceKey,
} from '#db/queries/institutions/institution-references.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { InstitutionReport } from '#lib/institutions/institution.ts'
import { recordInstitutionReport } from '#lib/institutions/institution-calls.ts'
import { reportReaderOf } from '#lib/institutions/registry.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import { type Context, systemContext } from '#lib/services/context.ts'
import { completeReport } from '#lib/services/institution-reports/parts/complete-report.ts'
import { applyReport } from '#lib/services/institution-reports/shared/apply-report.ts'

/** Retry delays for a report that arrives before we have stored the reference that it names. */
const PAUSES_MS = [100, 300, 1_000, 3_000, 10_000, 30_000, 75_000]

type Outcome = Exclude<InstitutionEventRow['outcome'], 'received'> | 'waiting' | 'nothing_to_do'

/**
 * Commits the report's effect together with the event's outcome, so that a repeated job changes nothing.
 * @withoutPermission a job runs it after the event's signature was verified
 */
export const interpretInstitutionEvent = async (
  context: Context,
  { eventId, tries }: { eventId: string; tries: number },
): Promise<Outcome> => {
  const stored = await withLookup({}, (tx) => findEventWithInstitution(tx, eventId))
  if (stored?.event.outcome !== 'received') return 'nothing_to_do'
  const { event, institution } = stored
  const report = reportReaderOf(institution).readReport(event.body)
  if (!report) return settle(context, event, 'unreadable')
  const { code } = institution
  const { externalId } = report
  const organizationId = event.connectionId === null ? undefined : await organizationOf(event)
  const key = institutionReferenceKey(code, externalId)
  const reference = await withLookup({ institution_reference: key }, (tx) =>
    findInstitutionReference(tx, { institutionCode: code, externalId, organizationId }),
  )
  if (!reference) return retryLater(context, event, tries)
  return apply(context, {
    ...stored,
    report: await completeReport(institution, { report, reference }),
    reference,
  })
}

/** Returns the organization whose rows alone the event may change, because it chose the sender. */
const organizationOf = async ({ connectionId, institutionCode }: InstitutionEventRow) => {
  const id = connectionId ?? ''
  const connection = await withLookup({ institution_connection: id }, (tx) =>
    findConnectionOfEvent(tx, { id, institutionCode }),
  )
  if (!connection) throw new Error('an event names a connection that does not exist')
  return connection.organizationId
}

const findEventWithInstitution = async (tx: Connection, eventId: string) => {
  const event = await findInstitutionEvent(tx, eventId)
  const institution = event && (await findInstitution(tx, event.institutionCode))
  return event && institution && { event, institution }
}

type MatchedReport = {
  event: InstitutionEventRow
  institution: InstitutionRow
  report: InstitutionReport
  reference: InstitutionReferenceRow
}

const apply = async (context: Context, match: MatchedReport): Promise<Outcome> => {
  const { event, institution, report, reference } = match
  const actor = { kind: 'institution', id: institution.code, name: institution.name } as const
  const inside = systemContext(reference.organizationId, context.now, actor)
  const outcome = await withTransaction(inside, async (tx): Promise<Outcome> => {
    // Locks the event first: a concurrent run of this job waits here and then finds the event interpreted.
    if (!(await findReceivedEventForUpdate(tx, event.id))) return 'nothing_to_do'
    const outcome = await applyReport(tx, inside, { report, reference })
    await updateInstitutionEventOutcome(tx, event.id, {
      ...outcomeRow(context, outcome),
      resourceId: reference.resourceId,
    })
    return outcome
  })
  if (outcome !== 'nothing_to_do')
    recordInstitutionReport(
      { organizationId: inside.organizationId, institutionCode: institution.code },
      { afterMs: context.now.getTime() - event.receivedAt.getTime(), applied: outcome === 'applied' },
    )
  return outcome
}

const retryLater = async (context: Context, event: InstitutionEventRow, tries: number): Promise<Outcome> => {
  const pause = PAUSES_MS[tries]
  if (pause === undefined) return settle(context, event, 'unmatched')
  const payload = { eventId: event.id, tries: tries + 1 }
  // The key allows only one pending retry per event, however often this job is repeated.
  const options = { runAt: afterMs(context.now, pause), key: `interpret:${event.id}` }
  await withLookup({}, (tx) => enqueue(tx, { name: 'interpret_institution_event', payload }, options))
  return 'waiting'
}

const settle = async (context: Context, event: InstitutionEventRow, outcome: 'unreadable' | 'unmatched') => {
  await withLookup({}, (tx) => updateInstitutionEventOutcome(tx, event.id, outcomeRow(context, outcome)))
  return outcome
}

const outcomeRow = (context: Context, outcome: 'applied' | 'ignored' | 'unreadable' | 'unmatched') => ({
  outcome,
  outcomeNote: null,
  interpretedAt: context.now,
})
