import type { Permission, Role, Visibility } from '#lib/domain/access/permissions'
import type { Connection } from '../client.ts'
import { inOneStatement } from '../in-one-statement.ts'
import type { sessions } from '../schema/access.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Who a live session belongs to. */
export type LiveSession = {
  organizationId: string
  userId: string
  email: string
  name: string
  role: Role
  teamId: string | null
  visibility: Visibility
  /** A second factor is demanded of them, and they have none yet. */
  lacksSecondFactor: boolean
  /** The organization's own role of theirs; null for a built-in one. */
  ownRoleId: string | null
  ownRoleName: string | null
  ownPermissions: Permission[] | null
}

/**
 * The person of a session if it, they and their organization live at the instant; one round trip of its own.
 */
export const findLiveSession = async (sessionId: string, at: Date): Promise<LiveSession | undefined> => {
  const [row] = await inOneStatement(
    (sql) => sql<LiveSession[]>`select * from live_actor(${sessionId}::uuid, ${at}::timestamptz)`,
  )
  return row
}

/**
 * The roles of the people of some sessions, and what the organization's own ones permit: those left out do
 * not live at the instant, or lack the second factor that is demanded of them.
 */
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
  return new Map(rows.map(({ sessionId, ...held }) => [sessionId, held]))
}

/** Stores a new session, in which nothing has been read yet. */
export const insertSession = async (tx: Connection, row: Omit<SessionRow, 'accessReadId'>): Promise<void> => {
  await tx`insert into sessions ${tx(row)}`
}

/** Keeps that a second factor was proved in a session. */
export const updateSessionSecondFactor = async (tx: Connection, key: SessionKey, at: Date): Promise<void> => {
  await tx`
    update sessions set second_factor_at = ${at}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}`
}

/** Ends one session; false when it had ended. */
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

/** Ends every session of a person, or every one but the session given and returns how many were live. */
export const revokeSessionsOfUser = async (
  tx: Connection,
  key: { organizationId: string; userId: string; exceptId?: string | undefined },
  at: Date,
): Promise<number> => {
  const rows = await tx<{ live: boolean }[]>`
    update sessions set revoked_at = ${at}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and revoked_at is null
      ${key.exceptId === undefined ? tx`` : tx`and id <> ${key.exceptId}`}
    returning expires_at > ${at} as live`
  return rows.filter(({ live }) => live).length
}

/** The sessions of a person that still open the back office, newest first. */
export const listLiveSessionsOfUser = (
  tx: Connection,
  key: { organizationId: string; userId: string },
  at: Date,
): Promise<SessionRow[]> => tx<SessionRow[]>`
  select * from sessions
  where organization_id = ${key.organizationId} and user_id = ${key.userId} and revoked_at is null and expires_at > ${at}
  order by id desc nulls last limit 100`

/** When the person signed in before the session given; null for the first time. */
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

/** The newest act upon their access that the person has read in a session; null where they have read none. */
export const findAccessReadId = async (tx: Connection, key: SessionKey): Promise<string | null> => {
  const [row] = await tx<{ accessReadId: string | null }[]>`
    select access_read_id from sessions
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}`
  return row?.accessReadId ?? null
}

/** Keeps up to which act upon their access the person has read in a session. */
export const updateAccessReadId = async (
  tx: Connection,
  key: SessionKey,
  accessReadId: string,
): Promise<void> => {
  await tx`
    update sessions set access_read_id = ${accessReadId}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}`
}
