import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

/** Rejects users, because webhook endpoints belong to API clients. @throws application_required */
export const requireApplication = (context: Context): { organizationId: string; applicationId: string } => {
  if (context.actor.kind !== 'application') throw new DomainError('application_required')
  return { organizationId: context.organizationId, applicationId: context.actor.id }
}
