import type { Connection } from '#db/client.ts'
import { inOneStatement } from '#db/in-one-statement.ts'
import { NOTHING } from '#db/nothing.ts'
import type { sessions } from '#db/schema/access.ts'
import type { Permission, Role, Visibility } from '#lib/domain/access/permissions.ts'

export type SessionRow = typeof sessions.$inferSelect

export type LiveSession = {
  organizationId: string
  userId: string
  email: string
  name: string
  role: Role
  teamId: string | null
  visibility: Visibility
  /** True if the person needs a second factor but has not set it up yet. */
  lacksSecondFactor: boolean
  /** Null for a built-in role. */
  ownRoleId: string | null
  ownRoleName: string | null
  ownPermissions: Permission[] | null
}

/** Finds a live session of an active person and organization, in a single round trip. */
export const findLiveSession = async (sessionId: string, at: Date): Promise<LiveSession | undefined> => {
  const [row] = await inOneStatement(
    (sql) => sql<LiveSession[]>`select * from live_actor(${sessionId}::uuid, ${at}::timestamptz)`,
  )
  return row
}

/** Returns the role by session id. Omits sessions that are not live or lack a required second factor. */
export const listLiveRoles = async (
  sessionIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, { role: Role; ownPermissions: Permission[] | null }>> => {
  const rows = await inOneStatement(
    (sql) => sql<{ sessionId: string; role: Role; ownPermissions: Permission[] | null }[]>`
    select asked.id as session_id, person.role, person.own_permissions from unnest(${[...sessionIds]}::uuid[]) as asked (id)
    cross join lateral live_actor(asked.id, ${at}::timestamptz) as person
    where not person.lacks_second_factor`,
  )
  return new Map(rows.map(({ sessionId, ...role }) => [sessionId, role]))
}

export const insertSession = async (tx: Connection, row: Omit<SessionRow, 'accessReadId'>): Promise<void> => {
  await tx`insert into sessions ${tx(row)}`
}

export const updateSessionSecondFactor = async (tx: Connection, key: SessionKey, at: Date): Promise<void> => {
  await tx`
    update sessions set second_factor_at = ${at}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}`
}

export const revokeSession = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  at: Date,
): Promise<boolean> => {
  const rows = await tx`
    update sessions set revoked_at = ${at}
    where organization_id = ${key.organizationId} and id = ${key.id} and revoked_at is null returning id`
  return rows.length === 1
}

/** Ends all sessions of a person except `exceptId` and returns how many of them were live. */
export const revokeSessionsOfUser = async (
  tx: Connection,
  key: { organizationId: string; userId: string; exceptId?: string | undefined },
  at: Date,
): Promise<number> => {
  const rows = await tx<{ live: boolean }[]>`
    update sessions set revoked_at = ${at}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and revoked_at is null
      ${key.exceptId === undefined ? NOTHING : tx`and id <> ${key.exceptId}`}
    returning expires_at > ${at} as live`
  return rows.filter(({ live }) => live).length
}

export const listLiveSessionsOfUser = (
  tx: Connection,
  key: { organizationId: string; userId: string },
  at: Date,
): Promise<SessionRow[]> => tx<SessionRow[]>`
  select * from sessions
  where organization_id = ${key.organizationId} and user_id = ${key.userId} and revoked_at is null and expires_at > ${at}
  order by id desc nulls last limit 100`

export const findSignInBefore = async (
  tx: Connection,
  key: { organizationId: string; userId: string; sessionId: string },
): Promise<Date | null> => {
  const [row] = await tx<{ createdAt: Date }[]>`
    select created_at from sessions
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id < ${key.sessionId}
    order by id desc limit 1`
  return row?.createdAt ?? null
}

type SessionKey = { organizationId: string; userId: string; id: string }

/** Returns the id of the newest access change that the person has read in this session. */
export const findAccessReadId = async (tx: Connection, key: SessionKey): Promise<string | null> => {
  const [row] = await tx<{ accessReadId: string | null }[]>`
    select access_read_id from sessions
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}`
  return row?.accessReadId ?? null
}

export const updateAccessReadId = async (
  tx: Connection,
  key: SessionKey,
  accessReadId: string,
): Promise<void> => {
  await tx`
    update sessions set access_read_id = ${accessReadId}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}`
}
