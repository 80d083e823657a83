import type { Scope } from '#lib/domain/access/permissions'
import { type Connection, getPool } from '../client.ts'
import type { applications } from '../schema/access.ts'

export type ApplicationRow = typeof applications.$inferSelect

/** What a token names. */
export type TokenSubject = { organizationId: string; applicationId: string; secretId: string | null }

/**
 * The application of a token if it, its secret and its organization still live at the instant. One round trip of its own,
 * because every request with a token pays for it.
 */
export const findLiveApplication = async (
  subject: TokenSubject,
  at: Date,
): Promise<Pick<ApplicationRow, 'clientId' | 'name' | 'scopes'> | undefined> => {
  const [row] = await getPool()<Pick<ApplicationRow, 'clientId' | 'name' | 'scopes'>[]>`
    select client_id, name, scopes
    from live_application(${subject.organizationId}::uuid, ${subject.applicationId}::uuid, ${subject.secretId}::uuid, ${at}::timestamptz)`
  return row
}

/** What the token endpoint is told about a client. Without an application only the lock counts. */
export type TokenApplication = {
  lockedUntil: Date | null
  organizationId: string | null
  applicationId: string
  scopes: Scope[]
  /** The live secret with the given digest, if there is one. */
  secretId: string | null
  secretSeenAt: Date | null
  serviceUsername: string | null
  servicePasswordHash: string | null
}

/** All a token request needs, in one round trip of its own; nothing when the client is unknown, revoked or suspended. */
export const findTokenApplication = async (
  asked: { clientId: string; secretDigest: string; subjectHash: string },
  at: Date,
): Promise<TokenApplication | undefined> => {
  const [row] = await getPool()<TokenApplication[]>`
    select * from token_application(${asked.clientId}, ${asked.secretDigest}, ${asked.subjectHash}, ${at}::timestamptz)`
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

/** Stores a new application; false when the client id is taken. */
export const insertApplication = async (tx: Connection, row: ApplicationRow): Promise<boolean> => {
  const rows = await tx`insert into applications ${tx(row)} on conflict (client_id) do nothing returning id`
  return rows.length === 1
}

type Changes = Partial<
  Pick<ApplicationRow, 'scopes' | 'passwordGrant' | 'serviceUsername' | 'servicePasswordHash' | 'revokedAt'>
>

/** Changes what an application may do. */
export const updateApplication = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  changes: Changes,
): Promise<void> => {
  await tx`update applications set ${tx(changes)} where organization_id = ${key.organizationId} and id = ${key.id}`
}
