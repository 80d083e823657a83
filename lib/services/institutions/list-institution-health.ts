import type { Connection } from '#db/client.ts'
import { getConnectionProgress } from '#db/queries/institutions/connection-progress.ts'
import {
  doFiguresDiffer,
  findLastReport,
  type InstitutionCallRow,
  listFailedCalls,
  listRecentCalls,
} from '#db/queries/institutions/institution-calls.ts'
import {
  type InstitutionConnectionRow,
  listInstitutionConnections,
} from '#db/queries/institutions/institution-connections.ts'
import { listInstitutionWords } from '#db/queries/institutions/institution-words.ts'
import { type InstitutionRow, listInstitutions } from '#db/queries/institutions/institutions.ts'
import { listWaitingCalls } from '#db/queries/institutions/waiting-calls.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { afterMs, instantOf } from '#lib/config/clock.ts'
import type { CallFigures, CallOperation, HealthRange } from '#lib/domain/institutions/call-figures.ts'
import {
  figuresOfTallies,
  type OperationTally,
  spanStart,
  sumCallHours,
} from '#lib/domain/institutions/call-hours.ts'
import { circuitStateOf } from '#lib/domain/institutions/circuit.ts'
import { capabilitiesOf } from '#lib/domain/institutions/connection-capabilities.ts'
import { doneSteps } from '#lib/domain/institutions/connection-progress.ts'
import { healthOf, RECENT_CALLS, RECENT_MS } from '#lib/domain/institutions/institution-health.ts'
import { CHOSEN_REASONS } from '#lib/domain/institutions/refusal-words.ts'
import { canMeanReason } from '#lib/domain/institutions/unmatched-words.ts'
import type { Language } from '#lib/domain/language.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { readCallHours } from './parts/read-call-hours.ts'

const HOUR_MS = 3_600_000
const PARTS: Record<HealthRange, { count: number; hours: number }> = {
  '24h': { count: 24, hours: 1 },
  '7d': { count: 28, hours: 6 },
}
const FAILURES = 5
const REFUSALS = 5
const UNKNOWN_WORDS = 10
const NOBODY = { jobs: 0, retried: 0, oldestAt: null }

/** Counts only the organization's own calls; durations are in milliseconds. */
export const listInstitutionHealth = async (context: Context, { range }: { range: HealthRange }) => {
  requirePermission(context, 'view_institutions')
  return withPlannedSnapshot(context, async (tx) => {
    const waiting = await listWaitingCalls(tx, context.organizationId)
    const connections = await listInstitutionConnections(tx, context.organizationId)
    const health = []
    for (const institution of await listInstitutions(tx)) {
      const own = waiting.find(({ institutionCode }) => institutionCode === institution.code)
      const connection = connections.find(({ institutionCode }) => institutionCode === institution.code)
      health.push({
        ...(await healthOfOne(tx, context, { institution, range })),
        isConnectable: institution.active && institution.kind === 'origination_api',
        connection: connection ? await connectionView(tx, connection, context.now) : null,
        waiting: own ?? NOBODY,
      })
    }
    return health
  })
}

const connectionView = async (tx: Connection, row: InstitutionConnectionRow, now: Date) => {
  const { state, baseAddress, provider, clientId, openUntil, heldUntil, failures } = row
  const progress = await getConnectionProgress(tx, row)
  const waits = [openUntil, heldUntil].filter((until) => until !== null && until > now)
  return {
    ...{ state, baseAddress, provider, clientId, failures },
    capabilities: capabilitiesOf(row),
    doneSteps: doneSteps({ ...progress, state }),
    openChanges: progress.openChanges,
    circuit: circuitStateOf(row, now),
    waitsUntil: waits.toSorted((a, b) => Number(b) - Number(a))[0] ?? null,
  }
}

type HealthQuery = { institution: InstitutionRow; range: HealthRange }

const healthOfOne = async (
  tx: Connection,
  { organizationId, now, language }: Context,
  { institution, range }: HealthQuery,
) => {
  const { code: institutionCode, name, products, active } = institution
  const { count, hours } = PARTS[range]
  const filter = { organizationId, institutionCode, since: rangeStart(now, PARTS[range]) }
  const recent = { ...filter, since: afterMs(now, -RECENT_MS) }
  const parts = await readCallHours(tx, { ...filter, until: afterMs(now, 1) }, hours)
  const { operations, refusals, reports } = sumCallHours(parts)
  const unknownWords = (await listInstitutionWords(tx, filter, UNKNOWN_WORDS)).map(
    ({ words, seen, lastSeenAt, reasonCode }) => ({
      ...{ words, seen, lastSeenAt },
      reason: reasonCode,
      isChoosable: canMeanReason(words),
    }),
  )
  return {
    code: institutionCode,
    name,
    products,
    state: healthOf(await listRecentCalls(tx, recent, RECENT_CALLS), active),
    total: figuresOf(Object.values(operations)),
    operations: Object.entries(operations)
      .map(([operation, tally]) => ({ operation: operation as CallOperation, ...figuresOf([tally]) }))
      .sort((a, b) => b.calls - a.calls),
    buckets: Array.from({ length: count }, (_, place) => {
      const start = afterMs(filter.since, place * hours * HOUR_MS)
      const part = parts.find(({ startsAt }) => startsAt.getTime() === start.getTime())
      return { start, ...figuresOf(Object.values(part?.operations ?? {})) }
    }),
    failures: (await listFailedCalls(tx, filter, FAILURES)).map((row) => failureOf(row, language)),
    refusals: Object.entries(refusals)
      .map(([code, { calls, lastAt }]) => ({
        calls,
        lastAt: instantOf(lastAt),
        ...reasonTextsOf(code, language),
      }))
      .sort((a, b) => b.calls - a.calls || a.code.localeCompare(b.code))
      .slice(0, REFUSALS),
    figuresDiffer: await doFiguresDiffer(tx, filter),
    lastReportAt: await findLastReport(tx, filter),
    reports,
    unknownWords,
    reasonChoices: unknownWords.length === 0 ? [] : choicesIn(language),
  }
}

const choicesIn = (language: Language) =>
  [...CHOSEN_REASONS.balance, ...CHOSEN_REASONS.consult].map((code) => ({
    code,
    title: screenReasonTexts(code, language).title,
  }))

/** Returns the first bucket's start. Buckets begin at multiples of `hours` (UTC); the last holds `now`. */
const rangeStart = (now: Date, { count, hours }: { count: number; hours: number }) =>
  afterMs(spanStart(now, hours), -(count - 1) * hours * HOUR_MS)

const figuresOf = (tallies: readonly OperationTally[]): CallFigures => {
  const { p50Ms, p95Ms, ...counts } = figuresOfTallies(tallies)
  return {
    ...counts,
    p50Ms: p50Ms === null ? null : Math.round(p50Ms),
    p95Ms: p95Ms === null ? null : Math.round(p95Ms),
  }
}

const failureOf = ({ at, operation, code }: InstitutionCallRow, language: Language) => ({
  at,
  operation: operation as CallOperation,
  ...reasonTextsOf(code, language),
})

const reasonTextsOf = (stored: string | null, language: Language) => {
  const code = stored !== null && isReasonCode(stored) ? stored : 'provider_error'
  const { title, nextAction } = screenReasonTexts(code, language)
  return { code, title, nextAction }
}
