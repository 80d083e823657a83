import { inSpan } from '#lib/config/tracing'
import { beginTransaction } from './begin-transaction.ts'
import type { Connection } from './client.ts'

/** Whose rows a transaction may see, and the one it takes part in where a request has one for all. */
export type Scope = { readonly organizationId: string; readonly joint?: JointTransaction | undefined }

/** One transaction for everything that a request writes; whoever made it ends it. */
export type JointTransaction = {
  isOpen: () => boolean
  join: <T>(work: (tx: Connection) => Promise<T>) => Promise<T>
  /** Does the work once everything is committed, and never when it is rolled back. */
  afterCommit: (work: () => Promise<unknown>) => void
}

/**
 * The one way to open a transaction: every statement of `work` sees only the rows of the organization,
 * whatever its SQL says. A throw rolls everything back. Within a request that has a joint transaction the
 * work is part of it, and is committed with it.
 */
export const withTransaction = <T>(scope: Scope, work: (tx: Connection) => Promise<T>): Promise<T> =>
  scope.joint ? scope.joint.join(work) : inTransaction({ 'app.organization_id': scope.organizationId }, work)

/** What a transaction made, and the one write that is left of it. */
export type Ending<T> = { result: T; write: (tx: Connection) => Promise<unknown> }

/**
 * As `withTransaction`, for work that ends with a single write: it travels to the database together with the
 * commit, one round trip less. Where it fails everything is rolled back and its error thrown, as ever: the
 * database makes a rollback of a commit behind a failed statement.
 */
export const withLastWrite = async <T>(
  scope: Scope,
  work: (tx: Connection) => Promise<Ending<T>>,
): Promise<T> => {
  let written: Promise<unknown> | undefined
  const result = await withTransaction(scope, async (tx) => {
    const { result, write } = await work(tx)
    written = write(tx)
    if (scope.joint) await written
    written.catch(() => undefined)
    return result
  })
  await written
  return result
}

/** Does what must wait until the work is committed, and takes long: asking somebody outside. */
export const afterCommit = async (scope: Scope, work: () => Promise<unknown>): Promise<void> => {
  if (scope.joint) scope.joint.afterCommit(work)
  else await work()
}

/**
 * As `withTransaction`, for reading what takes more than one statement: all of them see one and the same
 * moment, so that a detail is never put together from before and after a change (a delivery still pending
 * beside the attempt that delivered it). Nothing can be written in it. It joins a joint transaction only
 * where that has begun, to see what was written there.
 */
export const withSnapshot = <T>(scope: Scope, work: (tx: Connection) => Promise<T>): Promise<T> =>
  scope.joint?.isOpen()
    ? scope.joint.join(work)
    : inTransaction({ 'app.organization_id': scope.organizationId }, work, SNAPSHOT)

const SNAPSHOT = 'isolation level repeatable read read only'

/**
 * A transaction before the organization is known: it sees only the rows that the given keys name
 * (an e-mail, a session, an institution's reference) and tables of no organization.
 */
export const withLookup = <T>(keys: LookupKeys, work: (tx: Connection) => Promise<T>): Promise<T> => {
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(keys)) settings[`app.${name}`] = value
  return inTransaction(settings, work)
}

export type LookupKeys = {
  email?: string
  session_id?: string
  institution_reference?: string
  evidence_sha256?: string
  access_link?: string
}

const inTransaction = <T>(
  settings: Record<string, string>,
  work: (tx: Connection) => Promise<T>,
  mode = '',
): Promise<T> =>
  inSpan({ name: 'transaction', kind: 'internal' }, () =>
    beginTransaction(async (tx) => {
      // Not awaited: the first statement of the work travels behind these on the same connection.
      const settled = Promise.all(
        Object.entries(settings).map(([name, value]) => tx`select set_config(${name}, ${value}, true)`),
      )
      settled.catch(() => undefined)
      const result = await work(tx)
      await settled
      return result
    }, mode),
  )
