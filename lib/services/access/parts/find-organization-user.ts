import type { Connection } from '#db/client.ts'
import { findUserByEmail, type UserRow } from '#db/queries/access/users.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** @throws not_found */
export const findOrganizationUser = async (
  tx: Connection,
  key: { organizationId: string; email: string },
): Promise<UserRow> => {
  const user = await findUserByEmail(tx, { ...key, email: key.email.trim().toLowerCase() })
  if (!user) throw new DomainError('not_found')
  return user
}
