import { listUsers } from '#db/queries/access/users.ts'
import { listTeams } from '#db/queries/people/teams.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

type Author = { id: string; name: string }

export type ProposalAuthors = { people: Author[]; teams: Author[] }

/** Returns the choices of the author filter: `people` if several are visible, `teams` if everybody is. */
export const listProposalAuthors = async (context: Context): Promise<ProposalAuthors> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  return withPlannedSnapshot(context, async (tx) => {
    const [users, teams, visible] = await Promise.all([
      listUsers(tx, organizationId),
      listTeams(tx, organizationId),
      visibleAuthors(tx, context),
    ])
    const people = users
      .filter(({ id }) => visible === undefined || visible.includes(id))
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    return {
      people: people.length > 1 ? people : [],
      teams: visible === undefined ? teams.map(({ id, name }) => ({ id, name })) : [],
    }
  })
}
