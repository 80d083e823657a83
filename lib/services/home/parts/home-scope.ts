import type { Connection } from '#db/client'
import { listUserIdsOfTeam } from '#db/queries/users'
import { allows } from '#lib/domain/access/permissions'
import { HOME_SCOPES, type HomeScope } from '#lib/domain/home/home-view'
import type { Context } from '#lib/services/context'

/**
 * The queues a person may look at, the narrowest first: never wider than whose work they see, and a team only
 * for who has one.
 */
export const homeScopesOf = ({ actor }: Context): readonly HomeScope[] => {
  if (actor.kind !== 'user') return ['all']
  const widest = HOME_SCOPES.indexOf(actor.visibility)
  return HOME_SCOPES.slice(0, widest + 1).filter((scope) => scope !== 'team' || actor.teamId !== null)
}

/**
 * The scope asked for when the person may see it; else the widest for who reviews what others originate, and
 * one's own queue for everybody else.
 */
export const homeScopeOf = (context: Context, asked: HomeScope | undefined): HomeScope => {
  const scopes = homeScopesOf(context)
  if (asked && scopes.includes(asked)) return asked
  const isManager = context.actor.kind === 'user' && allows(context.actor, 'review_proposals')
  return (isManager ? scopes.at(-1) : scopes[0]) ?? 'own'
}

/** Whose work a scope means: ids of people, or undefined for everybody's. */
export const authorsOfScope = async (
  tx: Connection,
  { organizationId, actor }: Context,
  scope: HomeScope,
): Promise<readonly string[] | undefined> => {
  if (scope === 'all') return undefined
  if (scope === 'own' || actor.kind !== 'user' || actor.teamId === null) return [actor.id]
  return listUserIdsOfTeam(tx, { organizationId, teamId: actor.teamId })
}
