import type { Connection } from '#db/client.ts'
import { findUserForUpdate, type UserRow } from '#db/queries/access/users.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

/** @throws not_found */
export const lockPerson = async (tx: Connection, context: Context, id: string): Promise<UserRow> => {
  const person = await findUserForUpdate(tx, { organizationId: context.organizationId, id })
  if (!person) throw new DomainError('not_found')
  return person
}
