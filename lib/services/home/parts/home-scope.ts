import type { Connection } from '#db/client.ts'
import { listUserIdsOfTeam } from '#db/queries/access/users.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { HOME_SCOPES, type HomeScope } from '#lib/domain/home/home-view.ts'
import type { Context } from '#lib/services/context.ts'

export const homeScopesOf = ({ actor }: Context): readonly HomeScope[] => {
  if (actor.kind !== 'user') return ['all']
  const widest = HOME_SCOPES.indexOf(actor.visibility)
  return HOME_SCOPES.slice(0, widest + 1).filter((scope) => scope !== 'team' || actor.teamId !== null)
}

/** Falls back to the widest allowed scope for reviewers and to the narrowest for everybody else. */
export const homeScopeOf = (context: Context, requested: HomeScope | undefined): HomeScope => {
  const scopes = homeScopesOf(context)
  if (requested && scopes.includes(requested)) return requested
  const isManager = context.actor.kind === 'user' && allows(context.actor, 'review_proposals')
  return (isManager ? scopes.at(-1) : scopes[0]) ?? 'own'
}

export const authorsOfScope = async (
  tx: Connection,
  { organizationId, actor }: Context,
  scope: HomeScope,
): Promise<readonly string[] | undefined> => {
  if (scope === 'all') return undefined
  if (scope === 'own' || actor.kind !== 'user' || actor.teamId === null) return [actor.id]
  return listUserIdsOfTeam(tx, { organizationId, teamId: actor.teamId })
}
