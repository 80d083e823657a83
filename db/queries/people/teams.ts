import type { Connection } from '#db/client.ts'
import { emptyOnUniqueViolation } from '#db/empty-on-unique-violation.ts'
import type { teams } from '#db/schema/access.ts'

export type TeamRow = typeof teams.$inferSelect

type Key = { organizationId: string; id: string }

export const listTeams = (
  tx: Connection,
  organizationId: string,
): Promise<(TeamRow & { members: number })[]> => tx<(TeamRow & { members: number })[]>`
  select teams.*, (select count(*)::int from users where organization_id = ${organizationId} and team_id = teams.id) as members
  from teams where organization_id = ${organizationId} order by lower(name), id`

/** Prevents the deletion of the team until the transaction ends. */
export const findTeamForShare = async (tx: Connection, key: Key): Promise<TeamRow | undefined> => {
  const [row] = await tx<TeamRow[]>`
    select * from teams where organization_id = ${key.organizationId} and id = ${key.id} for key share`
  return row
}

export const findTeamForUpdate = async (tx: Connection, key: Key): Promise<TeamRow | undefined> => {
  const [row] = await tx<TeamRow[]>`
    select * from teams where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

export const insertTeam = async (tx: Connection, row: TeamRow): Promise<boolean> => {
  const rows =
    await tx`insert into teams ${tx(row)} on conflict (organization_id, name) do nothing returning id`
  return rows.length === 1
}

/** The caller must have locked the team. */
export const updateTeamName = async (tx: Connection, key: Key, name: string): Promise<boolean> => {
  const rows = await emptyOnUniqueViolation(tx`
    update teams set name = ${name}
    where organization_id = ${key.organizationId} and id = ${key.id} and not exists (
      select 1 from teams as other where other.organization_id = ${key.organizationId} and other.name = ${name} and other.id <> teams.id)
    returning id`)
  return rows.length === 1
}

/** The caller must have locked the team. */
export const deleteEmptyTeam = async (tx: Connection, key: Key): Promise<boolean> => {
  const rows = await tx`
    delete from teams where organization_id = ${key.organizationId} and id = ${key.id}
      and not exists (select 1 from users where organization_id = ${key.organizationId} and team_id = ${key.id})
    returning id`
  return rows.length === 1
}
