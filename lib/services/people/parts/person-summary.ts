import type { PersonRow } from '#db/queries/people'

/** A person as lists show them: what the row says, and the team as one thing. */
export const personSummary = ({ teamId, teamName, ...person }: PersonRow) => ({
  ...person,
  team: teamId === null || teamName === null ? null : { id: teamId, name: teamName },
})
