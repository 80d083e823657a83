import { afterMs } from '#lib/config/clock'
import type { Role, Visibility } from '#lib/domain/access/permissions'
import type { PersonState } from '#lib/domain/people/person-state'
import type { Connection } from '../client.ts'
import { firstIdOf } from '../created-between.ts'
import type { UserRow } from './users.ts'

/** A person with what a list says of them; no secrets. */
export type PersonRow = Omit<UserRow, 'passwordHash'> & {
  state: PersonState
  teamName: string | null
  lastSignInAt: Date | null
  liveSessions: number
}

/** What a list of people is narrowed to; `search` is a part of the name or e-mail. */
export type PersonFilter = {
  organizationId: string
  id?: string | undefined
  search?: string | undefined
  state?: PersonState | undefined
  role?: Role | undefined
  teamId?: string | undefined
  visibility?: Visibility | undefined
}

// No session lives longer (lib/services/access/sign-in): the ids before it need not be looked at.
const LONGEST_SESSION_MS = 24 * 3_600_000

/** People of the organization by name. */
export const listPeople = (tx: Connection, filter: PersonFilter, at: Date): Promise<PersonRow[]> => tx<
  PersonRow[]
>`
  select users.id, users.organization_id, email, users.name, role, certification, team_id, visibility, users.created_at, deactivated_at,
    ${stateOf(tx)} as state, teams.name as team_name,
    (select created_at from sessions
      where organization_id = ${filter.organizationId} and user_id = users.id order by id desc nulls last limit 1) as last_sign_in_at,
    (select count(*)::int from sessions
      where organization_id = ${filter.organizationId} and user_id = users.id and id > ${firstIdOf(afterMs(at, -LONGEST_SESSION_MS))}
        and revoked_at is null and expires_at > ${at}) as live_sessions
  from users left join teams on teams.organization_id = users.organization_id and teams.id = users.team_id
  where users.organization_id = ${filter.organizationId}
    ${filter.id === undefined ? tx`` : tx`and users.id = ${filter.id}`}
    ${filter.search === undefined ? tx`` : tx`and strpos(lower(users.name) || ' ' || email, lower(${filter.search})) > 0`}
    ${filter.state === undefined ? tx`` : tx`and ${stateOf(tx)} = ${filter.state}`}
    ${filter.role === undefined ? tx`` : tx`and role = ${filter.role}`}
    ${filter.teamId === undefined ? tx`` : tx`and team_id = ${filter.teamId}`}
    ${filter.visibility === undefined ? tx`` : tx`and visibility = ${filter.visibility}`}
  order by lower(users.name), users.id`

const stateOf = (tx: Connection) => tx`
  case when deactivated_at is not null then 'deactivated' when password_hash is null then 'invited' else 'active' end`

/**
 * Locks every manager who can sign in until the transaction ends, always in the same order, and returns who
 * they are.
 */
export const lockActiveManagers = async (tx: Connection, organizationId: string): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select id from users
    where organization_id = ${organizationId} and role = 'manager' and deactivated_at is null and password_hash is not null
    order by id for update`
  return rows.map(({ id }) => id)
}
