import type { Scope } from '#lib/domain/access/permissions'
import type { Connection } from '../client.ts'
import { inOneStatement } from '../in-one-statement.ts'
import type { applications } from '../schema/access.ts'

export type ApplicationRow = typeof applications.$inferSelect

/** What a token names. */
export type TokenSubject = {
  organizationId: string
  applicationId: string
  secretId: string | null
  accountId: string | null
}

/** The application behind a token; `username` is that of the service account the token was got with. */
export type LiveApplication = Pick<ApplicationRow, 'clientId' | 'name' | 'scopes'> & {
  username: string | null
  /**
   * Whether lists of balances show it the queries still running: its switch, or else whether it has service
   * accounts.
   */
  listsRunning: boolean
}

/**
 * The application of a token if it, its secret, its service account and its organization still live at the
 * instant. One round trip of its own, because every request with a token pays for it.
 */
export const findLiveApplication = async (
  subject: TokenSubject,
  at: Date,
): Promise<LiveApplication | undefined> => {
  const { organizationId, applicationId, secretId, accountId } = subject
  const [row] = await inOneStatement(
    (sql) => sql<LiveApplication[]>`
    select client_id, name, scopes, username, lists_running
    from live_application(${organizationId}::uuid, ${applicationId}::uuid, ${secretId}::uuid, ${accountId}::uuid, ${at}::timestamptz)`,
  )
  return row
}

/** What the token endpoint learns about credentials. Without an application only the lock counts. */
export type TokenApplication = {
  lockedUntil: Date | null
  organizationId: string | null
  applicationId: string
  scopes: Scope[]
  tokenLifetimeSeconds: number
  /** The live secret with the given digest, if there is one. */
  secretId: string | null
  secretSeenAt: Date | null
  /** The live service account of the given user name, if there is one. */
  accountId: string | null
  accountSeenAt: Date | null
  passwordHash: string | null
  /** Whether the application has any live service account; only looked for with a user name. */
  hasAccounts: boolean
}

/** Credentials as a token request names them; `subjectHashes` are what failures are counted by. */
export type AskedCredentials = {
  clientId: string
  secretDigest: string | null
  usernameKey: string | null
  subjectHashes: readonly string[]
}

/**
 * All a token request needs, in one round trip of its own; no organization when nobody live has such
 * credentials.
 */
export const findTokenApplication = async (
  asked: AskedCredentials,
  at: Date,
): Promise<TokenApplication | undefined> => {
  const { clientId, secretDigest, usernameKey, subjectHashes } = asked
  const [row] = await inOneStatement(
    (sql) => sql<TokenApplication[]>`
    select * from token_application(${clientId}, ${secretDigest}::text, ${usernameKey}::text, ${[...subjectHashes]}, ${at}::timestamptz)`,
  )
  return row
}

/** An application by its client id, if it belongs to the organization. */
export const findApplication = async (
  tx: Connection,
  key: { organizationId: string; clientId: string },
): Promise<ApplicationRow | undefined> => {
  const [row] = await tx<ApplicationRow[]>`
    select * from applications where organization_id = ${key.organizationId} and client_id = ${key.clientId}`
  return row
}

/** The applications of an organization, oldest first. */
export const listApplications = async (
  tx: Connection,
  organizationId: string,
): Promise<ApplicationRow[]> => tx<ApplicationRow[]>`
  select * from applications where organization_id = ${organizationId} order by id`

/**
 * As {@link findApplication}, and nobody else changes it or what belongs to it until the transaction ends.
 */
export const findApplicationForUpdate = async (
  tx: Connection,
  key: { organizationId: string; clientId: string },
): Promise<ApplicationRow | undefined> => {
  const [row] = await tx<ApplicationRow[]>`
    select * from applications where organization_id = ${key.organizationId} and client_id = ${key.clientId} for update`
  return row
}

/** Stores a new application and its client id; false when the organization has one of that client id. */
export const insertApplication = async (tx: Connection, row: ApplicationRow): Promise<boolean> => {
  const rows = await tx`
    with inserted as (
      insert into applications ${tx(row)} on conflict (organization_id, client_id) do nothing
      returning organization_id, id, client_id, created_at
    )
    insert into application_client_ids (organization_id, application_id, client_id, created_at)
    select organization_id, id, client_id, created_at from inserted returning application_id`
  return rows.length === 1
}

type Changes = Partial<Pick<ApplicationRow, 'scopes' | 'tokenLifetimeSeconds' | 'listsRunning' | 'revokedAt'>>

/** Changes what an application may do and how it is answered. */
export const updateApplication = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  changes: Changes,
): Promise<void> => {
  await tx`update applications set ${tx(changes)} where organization_id = ${key.organizationId} and id = ${key.id}`
}
