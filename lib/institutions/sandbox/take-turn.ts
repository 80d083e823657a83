import type { Connection } from '#db/client.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { type SandboxCaseRow, updateSandboxCaseState } from '#db/queries/institutions/sandbox-cases.ts'
import { deleteSandboxPledges, updateSandboxMargin } from '#db/queries/institutions/sandbox-pledges.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import { delayMs } from './delay.ts'
import {
  type SandboxPhase,
  type SandboxReport,
  type SandboxState,
  type SandboxStep,
  stateOf,
} from './sandbox-state.ts'
import type { SandboxEvent, Turn } from './turn.ts'

export type OpenCase = { row: SandboxCaseRow; institution: InstitutionRow; at: Date }

const BETWEEN_REPORTS_MS = 200

export const RELEASING: readonly SandboxPhase[] = ['canceled', 'rejected', 'refunded']

export const takeTurn = async (tx: Connection, open: OpenCase, turn: Turn): Promise<void> => {
  const { row, institution, at } = open
  const before = stateOf(row)
  const reports = (turn.events ?? []).map((event, index) =>
    reportOf(open, event, before.sequence + index + 1),
  )
  const ordered = inOrderOfReporting(reports, turn.reporting)
  const after: SandboxState = {
    ...before,
    ...turn.state,
    phase: turn.phase,
    sequence: before.sequence + reports.length,
    reports: [...before.reports, ...ordered],
  }
  await updateSandboxCaseState(tx, row, after)
  if (RELEASING.includes(turn.phase)) await deleteSandboxPledges(tx, row.id)
  else if (turn.state?.installmentCents !== undefined)
    await updateSandboxMargin(tx, { caseId: row.id, installmentCents: turn.state.installmentCents })
  for (const index of ordered.keys()) {
    const step: SandboxStep = `tell:${before.reports.length + index}`
    const queue = ordered.length > 1 ? reportLaneOf(row.id) : undefined
    await enqueueStep(tx, row.id, { step, queue, runAt: afterMs(at, index * BETWEEN_REPORTS_MS) })
  }
  if (!turn.next) return
  const { step, delay } = turn.next
  await enqueueStep(tx, row.id, { step, runAt: afterMs(at, delayMs(institution, delay)) })
}

type Step = { step: SandboxStep; runAt?: Date; queue?: string | undefined }

export const enqueueStep = (tx: Connection, caseId: string, { step, runAt, queue }: Step): Promise<void> =>
  enqueue(
    tx,
    { name: 'sandbox_work', payload: { caseId, step } },
    { ...(runAt && { runAt }), ...(queue && { queue }) },
  )

/** Returns a job queue, in which the reports of a turn are sent in order, however late the worker is. */
const reportLaneOf = (caseId: string) => `sandbox_reports_${caseId.slice(-1)}`

export const reportOf = ({ row, at }: OpenCase, event: SandboxEvent, sequence: number): SandboxReport => {
  const webhookId = newId()
  const type = typeOf(row, event)
  const envelope = { id: webhookId, type, timestamp: at.toISOString(), sequence, livemode: false }
  return { webhookId, body: JSON.stringify({ ...envelope, ...subjectOf(row), ...event.fields }) }
}

const typeOf = (row: SandboxCaseRow, event: SandboxEvent) =>
  row.kind === 'proposal' && stateOf(row).product === 'clt'
    ? 'private.consignment.operation.updated'
    : event.type

const subjectOf = (row: SandboxCaseRow) => {
  const { id, documentNumber, institutionCode: provider } = row
  const { contractNumber = '', lastStatus: previousStatus = null, product, consultId = null } = stateOf(row)
  if (row.kind === 'fgts_balance') return { balanceId: id, queryId: id, documentNumber, provider }
  if (row.kind === 'clt_consult') return { consultId: id, partnerInternalId: `${provider}-${id.slice(-12)}` }
  return product === 'clt'
    ? { operationId: id, previousStatus, consultId }
    : { proposalId: id, previousStatus, documentNumber, contractNumber }
}

const inOrderOfReporting = (reports: SandboxReport[], reporting: Turn['reporting']): SandboxReport[] => {
  if (reporting === 'newest_first') return reports.toReversed()
  if (reporting !== 'twice') return reports
  // One duplicate has the same id, as after a lost response; the other a new id, as from a second system.
  return reports.flatMap((report) => [report, report, { ...report, webhookId: newId() }])
}
