import type { PersonRow } from '#db/queries/people'
import type { PersonSummary } from '#lib/domain/people/person-view'

/** A person as the list shows them. */
export const personSummary = (row: PersonRow): PersonSummary => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  team: row.teamId === null || row.teamName === null ? null : { id: row.teamId, name: row.teamName },
  visibility: row.visibility,
  certification: row.certification,
  state: row.state,
  createdAt: row.createdAt,
  deactivatedAt: row.deactivatedAt,
  lastSignInAt: row.lastSignInAt,
  liveSessions: row.liveSessions,
})
