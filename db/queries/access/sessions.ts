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
  lacksSecondFactor: boolean
  ownRoleId: string | null
  ownRoleName: string | null
  ownPermissions: Permission[] | null
  /** Null allows every address. */
  addressRanges: string[] | null
  identityIssuer: string | null
  identityProvenAt: Date | null
  secondFactorVouched: boolean
}

/** With `isUse`, restarts the idle timer of the session. */
export const findLiveSession = async (
  sessionId: string,
  at: Date,
  isUse = true,
): Promise<LiveSession | undefined> => {
  const [row] = await inOneStatement(
    (sql) =>
      sql<
        LiveSession[]
      >`select * from live_session(${sessionId}::uuid, ${at}::timestamptz, ${isUse}::boolean)`,
  )
  return row
}

type LiveRole = Pick<LiveSession, 'role' | 'ownPermissions' | 'addressRanges'>

/** Omits sessions that are not live or lack a required second factor; restarts no idle timer. */
export const listLiveRoles = async (
  sessionIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, LiveRole>> => {
  const rows = await inOneStatement(
    (sql) => sql<({ sessionId: string } & LiveRole)[]>`
    select asked.id as session_id, person.role, person.own_permissions, person.address_ranges from unnest(${[...sessionIds]}::uuid[]) as asked (id)
    cross join lateral live_session(asked.id, ${at}::timestamptz, false) as person
    where not person.lacks_second_factor`,
  )
  return new Map(rows.map(({ sessionId, ...role }) => [sessionId, role]))
}

type ProviderFields = 'identityIssuer' | 'identityProvenAt' | 'secondFactorVouched'
type NewSessionRow = Omit<SessionRow, 'accessReadId' | ProviderFields> &
  Partial<Pick<SessionRow, ProviderFields>>

/** Returns false if the id exists, because the sign-in it was made for has already opened its session. */
export const insertSession = async (tx: Connection, row: NewSessionRow): Promise<boolean> => {
  const rows = await tx`insert into sessions ${tx(row)} on conflict (id) do nothing returning id`
  return rows.length === 1
}

export const revokePasswordSessions = (tx: Connection, organizationId: string, at: Date): Promise<number> =>
  revokeSessionsWhere(tx, { organizationId, at, condition: tx`identity_issuer is null` })

export const revokeProviderSessions = (tx: Connection, organizationId: string, at: Date): Promise<number> =>
  revokeSessionsWhere(tx, { organizationId, at, condition: tx`identity_issuer is not null` })

type Revocation = { organizationId: string; at: Date; condition: ReturnType<Connection> }

const revokeSessionsWhere = async (
  tx: Connection,
  { organizationId, at, condition }: Revocation,
): Promise<number> => {
  const rows = await tx`
    update sessions set revoked_at = ${at}
    where organization_id = ${organizationId} and ${condition} and revoked_at is null and expires_at > ${at}
    returning id`
  return rows.length
}

export const updateSessionSecondFactor = async (tx: Connection, key: SessionKey, at: Date): Promise<void> => {
  await tx`
    update sessions set second_factor_at = ${at}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}`
}

type SessionProof = {
  identityIssuer: string
  identityProvenAt: Date
  secondFactorAt: Date | null
  secondFactorVouched: boolean
  at: Date
}

export const updateSessionProof = async (
  tx: Connection,
  { organizationId, userId, id }: SessionKey,
  { identityIssuer, identityProvenAt, secondFactorAt, secondFactorVouched, at }: SessionProof,
): Promise<boolean> => {
  const rows = await tx`
    update sessions set identity_proven_at = ${identityProvenAt}, second_factor_vouched = ${secondFactorVouched},
      second_factor_at = coalesce(${secondFactorAt}, second_factor_at), last_used_at = ${at}
    from users join organizations on organizations.id = users.organization_id
    where sessions.organization_id = ${organizationId} and user_id = ${userId} and sessions.id = ${id}
      and users.organization_id = ${organizationId} and users.id = ${userId}
      and identity_issuer = ${identityIssuer} and revoked_at is null and expires_at > ${at}
      and last_used_at > ${at}::timestamptz - ${idleLimit(tx)}
    returning sessions.id`
  return rows.length === 1
}

/** Returns whether the session has no verification after `since`; false for people without second factor. */
export const isSecondFactorStale = async (
  tx: Connection,
  { organizationId, userId, id }: SessionKey,
  since: Date,
): Promise<boolean> => {
  const [row] = await tx<{ isStale: boolean }[]>`
    select (exists (select 1 from second_factors where organization_id = ${organizationId} and user_id = ${userId})
        or exists (select 1 from passkeys where organization_id = ${organizationId} and user_id = ${userId}))
      and not exists (select 1 from sessions
        where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} and second_factor_at > ${since})
      as is_stale`
  return row?.isStale ?? true
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
  select sessions.* from sessions
    join users on users.organization_id = sessions.organization_id and users.id = sessions.user_id
    join organizations on organizations.id = sessions.organization_id
  where sessions.organization_id = ${key.organizationId} and user_id = ${key.userId} and revoked_at is null and expires_at > ${at}
    and last_used_at > ${at}::timestamptz - ${idleLimit(tx)}
  order by sessions.id desc nulls last limit 100`

/** SQL for a join with `users` and `organizations`. Must match the SQL function `live_actor`. */
export const idleLimit = (tx: Connection) => tx`
  make_interval(mins => case when users.role = 'manager' then manager_idle_minutes else agent_idle_minutes end)`

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
