import type { Connection } from '#db/client.ts'
import { coalescedReads } from '#db/coalesced-reads.ts'
import { inOneStatement } from '#db/in-one-statement.ts'
import { connectDeadline, withDeadline } from '#db/pool.ts'
import { countWait } from '#db/request-waits.ts'
import type { applications } from '#db/schema/access.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'

export type ApplicationRow = typeof applications.$inferSelect

export type TokenSubject = {
  organizationId: string
  applicationId: string
  secretId: string | null
  accountId: string | null
}

export type LiveApplication = Pick<ApplicationRow, 'clientId' | 'name' | 'scopes'> & {
  username: string | null
  /** Whether balance lists include running queries; defaults to true while there are service accounts. */
  listsRunning: boolean
  addressRanges: string[] | null
}

/** Takes one round trip, because every request with a token calls it; concurrent requests share a read. */
export const findLiveApplication = (subject: TokenSubject, at: Date): Promise<LiveApplication | undefined> =>
  countWait(
    withDeadline(connectDeadline(), readLiveApplication(Object.values(subject).join(), { subject, at })),
  )

const readLiveApplication = coalescedReads(async ({ subject, at }: { subject: TokenSubject; at: Date }) => {
  const { organizationId, applicationId, secretId, accountId } = subject
  const [row] = await inOneStatement(
    (sql) => sql<LiveApplication[]>`
    select client_id, name, scopes, username, lists_running, address_ranges
    from live_client(${organizationId}::uuid, ${applicationId}::uuid, ${secretId}::uuid, ${accountId}::uuid, ${at}::timestamptz)`,
  )
  return row
})

/** `organizationId` is null if the credentials are inactive; only `lockedUntil` is meaningful then. */
export type TokenApplication = {
  lockedUntil: Date | null
  organizationId: string | null
  applicationId: string
  scopes: Scope[]
  tokenLifetimeSeconds: number
  secretId: string | null
  secretSeenAt: Date | null
  accountId: string | null
  accountSeenAt: Date | null
  passwordHash: string | null
  /** True if the request names a user and the application has active service accounts. */
  hasAccounts: boolean
  addressRanges: string[] | null
}

export type TokenCredentials = {
  clientId: string
  secretDigest: string | null
  usernameKey: string | null
  subjectHashes: readonly string[]
}

export const findTokenApplication = async (
  credentials: TokenCredentials,
  at: Date,
): Promise<TokenApplication | undefined> => {
  const { clientId, secretDigest, usernameKey, subjectHashes } = credentials
  const [row] = await inOneStatement(
    (sql) => sql<TokenApplication[]>`
    select * from token_client(${clientId}, ${secretDigest}::text, ${usernameKey}::text, ${[...subjectHashes]}, ${at}::timestamptz)`,
  )
  return row
}

export const findApplication = async (
  tx: Connection,
  key: { organizationId: string; clientId: string },
): Promise<ApplicationRow | undefined> => {
  const [row] = await tx<ApplicationRow[]>`
    select * from applications where organization_id = ${key.organizationId} and client_id = ${key.clientId}`
  return row
}

export const findApplicationById = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<ApplicationRow | undefined> => {
  const [row] = await tx<ApplicationRow[]>`
    select * from applications where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

export const listApplications = async (
  tx: Connection,
  organizationId: string,
): Promise<ApplicationRow[]> => tx<ApplicationRow[]>`
  select * from applications where organization_id = ${organizationId} order by id`

/** Locks the application and, by convention, all rows that belong to it. */
export const findApplicationForUpdate = async (
  tx: Connection,
  key: { organizationId: string; clientId: string },
): Promise<ApplicationRow | undefined> => {
  const [row] = await tx<ApplicationRow[]>`
    select * from applications where organization_id = ${key.organizationId} and client_id = ${key.clientId} for update`
  return row
}

export const insertApplication = async (
  tx: Connection,
  row: Omit<ApplicationRow, 'addressRanges'>,
): Promise<boolean> => {
  const rows = await tx`
    with inserted as (
      insert into applications ${tx(row)} on conflict (organization_id, client_id) do nothing
      returning organization_id, id, client_id, created_at
    )
    insert into application_client_ids (organization_id, application_id, client_id, created_at)
    select organization_id, id, client_id, created_at from inserted returning application_id`
  return rows.length === 1
}

type Changes = Partial<
  Pick<ApplicationRow, 'scopes' | 'tokenLifetimeSeconds' | 'listsRunning' | 'addressRanges' | 'revokedAt'>
>

export const updateApplication = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  changes: Changes,
): Promise<void> => {
  await tx`update applications set ${tx(changes)} where organization_id = ${key.organizationId} and id = ${key.id}`
}
