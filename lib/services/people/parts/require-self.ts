import { DomainError } from '#lib/domain/errors'
import type { Actor, Context } from '#lib/services/context'

/** The person who acts, for what only concerns themselves. @throws permission_denied when it is no person */
export const requireSelf = ({ actor }: Context): Extract<Actor, { kind: 'user' }> => {
  if (actor.kind !== 'user') throw new DomainError('permission_denied')
  return actor
}
