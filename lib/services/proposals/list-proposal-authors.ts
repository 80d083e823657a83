import { listTeams } from '#db/queries/teams'
import { listUsers } from '#db/queries/users'
import { withSnapshot } from '#db/transaction'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'

type Named = { id: string; name: string }

/** Whose proposals the tracking list can be narrowed to. */
export type ProposalAuthors = { people: Named[]; teams: Named[] }

/**
 * The people whose work the person sees, and the teams, where they see more than their own; both empty for
 * who sees only that.
 */
export const listProposalAuthors = async (context: Context): Promise<ProposalAuthors> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const [users, teams, seen] = await Promise.all([
      listUsers(tx, organizationId),
      listTeams(tx, organizationId),
      visibleAuthors(tx, context),
    ])
    const people = users
      .filter(({ id }) => seen === undefined || seen.includes(id))
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    return {
      people: people.length > 1 ? people : [],
      teams: seen === undefined ? teams.map(({ id, name }) => ({ id, name })) : [],
    }
  })
}
