import { DomainError } from '#lib/domain/errors.ts'
import type { Actor, Context } from '#lib/services/context.ts'

/** @throws permission_denied for any actor other than a person */
export const requireSelf = ({ actor }: Context): Extract<Actor, { kind: 'user' }> => {
  if (actor.kind !== 'user') throw new DomainError('permission_denied')
  return actor
}
