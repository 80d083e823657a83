import type { Connection } from '#db/client'
import { findUserForUpdate, type UserRow } from '#db/queries/users'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

/** Returns a person with a row lock. @throws not_found */
export const lockPerson = async (tx: Connection, context: Context, id: string): Promise<UserRow> => {
  const person = await findUserForUpdate(tx, { organizationId: context.organizationId, id })
  if (!person) throw new DomainError('not_found')
  return person
}
