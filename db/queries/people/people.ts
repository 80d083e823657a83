import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { NOTHING } from '#db/nothing.ts'
import { lockOwnRolesForShare } from '#db/queries/access/own-roles.ts'
import { idleLimit } from '#db/queries/access/sessions.ts'
import type { UserRow } from '#db/queries/access/users.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { Permission, Role, Visibility } from '#lib/domain/access/permissions.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { PersonState } from '#lib/domain/people/person-state.ts'

export type PersonRow = Omit<UserRow, 'passwordHash' | 'certification' | 'emailKey'> & {
  certification: string | null
  certificateEndDate: Day | null
  state: PersonState
  teamName: string | null
  ownRoleName: string | null
  hasSecondFactor: boolean
  lastSignInAt: Date | null
  liveSessions: number
}

export type PersonFilter = {
  organizationId: string
  id?: string | undefined
  search?: string | undefined
  state?: PersonState | undefined
  role?: Role | undefined
  ownRoleId?: string | undefined
  teamId?: string | undefined
  visibility?: Visibility | undefined
  certificateEndsBy?: Day | undefined
}

// Sessions live 12 h (lib/services/access/sign-in), and their ids begin with the creation time.
const LONGEST_SESSION_MS = 24 * 3_600_000

export const listPeople = (tx: Connection, filter: PersonFilter, at: Date): Promise<PersonRow[]> => tx<
  PersonRow[]
>`
  select users.id, users.organization_id, sign_in_email as email, users.name, role, certificate.number as certification, certificate.end_date as certificate_end_date, team_id, users.visibility, own_role_id, own_roles.name as own_role_name, users.created_at, deactivated_at,
    ${stateOf(tx)} as state, teams.name as team_name,
    (exists (select 1 from second_factors
      where organization_id = ${filter.organizationId} and user_id = users.id)
      or exists (select 1 from passkeys
      where organization_id = ${filter.organizationId} and user_id = users.id)) as has_second_factor,
    (select created_at from sessions
      where organization_id = ${filter.organizationId} and user_id = users.id order by id desc nulls last limit 1) as last_sign_in_at,
    (select count(*)::int from sessions
      where organization_id = ${filter.organizationId} and user_id = users.id and id > ${firstIdOf(afterMs(at, -LONGEST_SESSION_MS))}
        and revoked_at is null and expires_at > ${at}
        and last_used_at > ${at}::timestamptz - ${idleLimit(tx)}) as live_sessions
  from users join organizations on organizations.id = users.organization_id
    left join teams on teams.organization_id = users.organization_id and teams.id = users.team_id
    left join own_roles on own_roles.organization_id = users.organization_id and own_roles.id = users.own_role_id
    left join lateral (
      select number, end_date from agent_certificates
      where organization_id = ${filter.organizationId} and user_id = users.id and removed_at is null
      order by end_date desc nulls last, created_at desc limit 1) as certificate on true
  where users.organization_id = ${filter.organizationId}
    ${filter.certificateEndsBy === undefined ? NOTHING : tx`and certificate.end_date <= ${filter.certificateEndsBy}`}
    ${filter.id === undefined ? NOTHING : tx`and users.id = ${filter.id}`}
    ${filter.search === undefined ? NOTHING : tx`and strpos(lower(users.name) || ' ' || sign_in_email, lower(${filter.search})) > 0`}
    ${filter.state === undefined ? NOTHING : tx`and ${stateOf(tx)} = ${filter.state}`}
    ${filter.role === undefined ? NOTHING : tx`and role = ${filter.role} and own_role_id is null`}
    ${filter.ownRoleId === undefined ? NOTHING : tx`and own_role_id = ${filter.ownRoleId}`}
    ${filter.teamId === undefined ? NOTHING : tx`and team_id = ${filter.teamId}`}
    ${filter.visibility === undefined ? NOTHING : tx`and users.visibility = ${filter.visibility}`}
  order by lower(users.name), users.id`

const stateOf = (tx: Connection) => tx`
  case when deactivated_at is not null then 'deactivated' when password_hash is null then 'invited' else 'active' end`

// A built-in manager has every permission, a person with an own role only those that the role lists.
const activeWith = (tx: Connection, organizationId: string, permission: Permission) => tx`
  organization_id = ${organizationId} and role = 'manager' and deactivated_at is null and password_hash is not null
  and (own_role_id is null or exists (
    select 1 from own_roles
    where own_roles.organization_id = ${organizationId} and own_roles.id = own_role_id and ${permission} = any(own_roles.permissions)))`

/** Locks the access managers and prevents changes to own roles until the transaction ends. */
export const lockAccessManagers = async (tx: Connection, organizationId: string): Promise<string[]> => {
  await lockOwnRolesForShare(tx, organizationId)
  const rows = await tx<{ id: string }[]>`
    select id from users where ${activeWith(tx, organizationId, 'manage_access')} order by id for update`
  return rows.map(({ id }) => id)
}

/** `permission` must be in DECIDING (permissions.ts), because only the role `manager` is searched. */
export const listActiveWith = (
  tx: Connection,
  organizationId: string,
  permission: Permission,
): Promise<{ id: string; name: string }[]> => tx`
  select id, name from users where ${activeWith(tx, organizationId, permission)} order by lower(name), id`
