import { SpanKind } from '@opentelemetry/api'
import { inSpan } from '#lib/config/tracing.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import { beginTransaction, type TransactionMode } from './begin-transaction.ts'
import type { Connection } from './client.ts'

/** Organization whose rows a transaction sees, and the joint transaction of the request, if any. */
export type Scope = { readonly organizationId: string; readonly joint?: JointTransaction | undefined }

/** One transaction for all writes of a request; its creator ends it. */
export type JointTransaction = {
  isOpen: () => boolean
  join: <T>(work: (tx: Connection) => Promise<T>) => Promise<T>
  /** Runs the work after the commit; never after a rollback. */
  afterCommit: (work: () => Promise<unknown>) => void
}

/**
 * Runs a transaction, as part of the joint transaction of the request if there is one. Row-level security
 * limits every statement of `work` to the rows of the organization. A throw rolls everything back.
 */
export const withTransaction = <T>(scope: Scope, work: (tx: Connection) => Promise<T>): Promise<T> =>
  scope.joint ? scope.joint.join(work) : inOrganization(scope.organizationId, work)

/**
 * Runs `work` for one organization after another in a single transaction, which is cheaper. Each call sees
 * only the rows of its organization and must await all of its statements. A throw rolls back the work of all.
 */
export const withEachOrganization = <T>(
  organizationIds: readonly string[],
  work: (tx: Connection, organizationId: string) => Promise<T>,
): Promise<T[]> =>
  inTransaction(PLANNED_ONCE, async (tx) => {
    const results: T[] = []
    for (const organizationId of organizationIds) {
      applySettings(tx, { 'app.organization_id': organizationId })
      results.push(await work(tx, organizationId))
    }
    return results
  })

/**
 * Like {@link withEachOrganization}, but in one round trip. `work` must send all of its statements before it
 * waits for any of them, because those of the next organization follow at once.
 */
export const inOneRoundTripForEach = async <T>(
  organizationIds: readonly string[],
  work: (tx: Connection, organizationId: string) => Promise<T>,
): Promise<T[]> => {
  const sent = await inTransaction(PLANNED_ONCE, async (tx) => {
    const sent: Sent<T>[] = []
    for (const organizationId of organizationIds) {
      applySettings(tx, { 'app.organization_id': organizationId })
      sent.push(await sending(work(tx, organizationId)))
    }
    return sent
  })
  return Promise.all(sent.map(({ result }) => result))
}

// Generic plans do not depend on statistics (decision 114), and planning takes longer than most lists do.
const PLANNED_ONCE = { plan_cache_mode: 'force_generic_plan' }

/** Runs `work` at most once; the other functions of this file may run it again after a connection loss. */
export const withSingleRun = <T>(organizationId: string, work: (tx: Connection) => Promise<T>): Promise<T> =>
  inOrganization(organizationId, work, { isRepeatable: false })

export type ResultWithLastWrite<T> = { result: T; write: (tx: Connection) => Promise<unknown> }

/** Sends a last write with the commit, which saves a round trip. A failed write rolls everything back. */
export const withLastWrite = async <T>(
  scope: Scope,
  work: (tx: Connection) => Promise<ResultWithLastWrite<T>>,
): Promise<T> => {
  let lastWrite: Promise<unknown> | undefined
  const result = await withTransaction(scope, async (tx) => {
    const { result, write } = await work(tx)
    lastWrite = write(tx)
    if (scope.joint) await lastWrite
    lastWrite.catch(() => undefined)
    await sendingOfStatements()
    return result
  })
  await lastWrite
  return result
}

/**
 * Runs a transaction in one round trip by sending its end with its statements. None of them may need the
 * response to another, and `work` must send them all before it waits for anything.
 */
export const inOneRoundTrip = async <T>(scope: Scope, work: (tx: Connection) => Promise<T>): Promise<T> => {
  const results: T[] = []
  await withLastWrite(scope, async () => ({
    result: undefined,
    write: async (tx) => results.push(await work(tx)),
  }))
  // A repeated transaction has a result of each attempt.
  return results.at(-1) as T
}

/** Runs slow work (such as a call to an outside system) after the joint transaction or, without one, now. */
export const afterCommit = async (scope: Scope, work: () => Promise<unknown>): Promise<void> => {
  if (scope.joint) scope.joint.afterCommit(work)
  else await work()
}

/** Runs reads on one snapshot, or in the joint transaction if that has already begun. */
export const withSnapshot = <T>(scope: Scope, work: (tx: Connection) => Promise<T>): Promise<T> =>
  scope.joint?.isOpen() ? scope.joint.join(work) : inOrganization(scope.organizationId, work, SNAPSHOT)

const SNAPSHOT = { sql: 'isolation level repeatable read read only', isReadOnly: true }

/**
 * Like {@link withSnapshot}, but each connection plans a statement once instead of for each call. Only for
 * statements whose best plan is the same for every organization and filter (decision 161).
 */
export const withPlannedSnapshot = <T>(scope: Scope, work: (tx: Connection) => Promise<T>): Promise<T> =>
  scope.joint?.isOpen()
    ? scope.joint.join(work)
    : inOrganization(scope.organizationId, work, PLANNED_SNAPSHOT)

const PLANNED_SNAPSHOT = {
  ...SNAPSHOT,
  sql: `${SNAPSHOT.sql}; set local plan_cache_mode = ${PLANNED_ONCE.plan_cache_mode}`,
}

/**
 * Like {@link withSnapshot}, but sends the end of the transaction with the last reads, which saves a round
 * trip. The function that `work` returns sends them, all before the first response to any of them.
 */
export const withLastReads = async <T>(
  scope: Scope,
  work: (tx: Connection) => Promise<() => Promise<T>>,
): Promise<T> => {
  if (scope.joint?.isOpen()) return scope.joint.join(async (tx) => (await work(tx))())
  const reading = await inOrganization(
    scope.organizationId,
    async (tx) => sending((await work(tx))()),
    SNAPSHOT,
  )
  return reading.result
}

type Sent<T> = { result: Promise<T> }

/** Waits until the statements are sent, but not for their result. */
const sending = async <T>(result: Promise<T>): Promise<Sent<T>> => {
  result.catch(() => undefined)
  await sendingOfStatements()
  return { result }
}

/**
 * The driver sends a statement a few microtasks after it is awaited; the next tick comes after all of them.
 */
const sendingOfStatements = () => new Promise<void>((resolve) => process.nextTick(resolve))

/** Reads on one snapshot and writes. A row that another transaction changed since fails the work (40001). */
export const withWritingSnapshot = <T>(
  organizationId: string,
  work: (tx: Connection) => Promise<T>,
): Promise<T> => inOrganization(organizationId, work, { sql: 'isolation level repeatable read' })

/** Opens a transaction that sees only rows named by the keys (an e-mail) and tables without organization. */
export const withLookup = <T>(keys: LookupKeys, work: (tx: Connection) => Promise<T>): Promise<T> => {
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(keys)) settings[`app.${name}`] = value
  return inTransaction(settings, work)
}

/** {@link withLookup} without keys, in one round trip, under the rule of {@link inOneRoundTrip}. */
export const lookUpInOneRoundTrip = async <T>(work: (tx: Connection) => Promise<T>): Promise<T> => {
  const { result } = await inTransaction({}, (tx) => sending(work(tx)))
  return result
}

export type LookupKeys = {
  email?: string
  session_id?: string
  institution_reference?: string
  institution_connection?: string
  evidence_sha256?: string
  access_link?: string
  sign_in_alias?: string
  client_id?: string
  credential_id?: string
}

const inTransaction = <T>(
  settings: Record<string, string>,
  work: (tx: Connection) => Promise<T>,
  mode?: TransactionMode,
): Promise<T> =>
  inSpan({ name: 'transaction', kind: SpanKind.INTERNAL }, () =>
    beginTransaction((tx) => {
      applySettings(tx, settings)
      return work(tx)
    }, mode),
  )

/** Sends the organization's id in the message of BEGIN, which saves a statement per transaction. */
const inOrganization = <T>(
  organizationId: string,
  work: (tx: Connection) => Promise<T>,
  mode: TransactionMode = {},
): Promise<T> => {
  // Public callers have no organization. Only a UUID is safe inside the text of a statement.
  if (!isUuid(organizationId)) return inTransaction({ 'app.organization_id': organizationId }, work, mode)
  const sql = `${mode.sql ?? ''}; set local app.organization_id = '${organizationId}'`
  return inTransaction({}, work, { ...mode, sql })
}

const applySettings = (tx: Connection, settings: Record<string, string>): void => {
  // Does not await the settings, so that the first statement is pipelined; a failure aborts the transaction.
  for (const [name, value] of Object.entries(settings))
    tx`select set_config(${name}, ${value}, true)`.catch(() => undefined)
}
