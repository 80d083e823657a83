import type { Role, Visibility } from '#lib/domain/access/permissions'
import { type Connection, getPool } from '../client.ts'
import type { sessions } from '../schema/access.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Who a live session belongs to. */
export type LiveSession = {
  organizationId: string
  userId: string
  email: string
  name: string
  role: Role
  certification: string | null
  teamId: string | null
  visibility: Visibility
}

/**
 * The person of a session if it, they and their organization live at the instant; one round trip of its own.
 */
export const findLiveSession = async (sessionId: string, at: Date): Promise<LiveSession | undefined> => {
  const [row] = await getPool()<
    LiveSession[]
  >`select * from live_session(${sessionId}::uuid, ${at}::timestamptz)`
  return row
}

/** Stores a new session. */
export const insertSession = async (tx: Connection, row: SessionRow): Promise<void> => {
  await tx`insert into sessions ${tx(row)}`
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
