import type { PersonRow } from '#db/queries/people'

/** A person as lists show them: what the row says, and team and own role as one thing each. */
export const personSummary = ({ teamId, teamName, ownRoleId, ownRoleName, ...person }: PersonRow) => ({
  ...person,
  ownRole: ownRoleId === null || ownRoleName === null ? null : { id: ownRoleId, name: ownRoleName },
  team: teamId === null || teamName === null ? null : { id: teamId, name: teamName },
})
