import type { Connection } from '#db/client'
import { findUserByEmail, type UserRow } from '#db/queries/users'
import { DomainError } from '#lib/domain/errors'

/**
 * A person of the transaction's organization by e-mail.
 * @throws not_found; people of other organizations do not exist here
 */
export const findOrganizationUser = async (
  tx: Connection,
  key: { organizationId: string; email: string },
): Promise<UserRow> => {
  const user = await findUserByEmail(tx, key.email.trim().toLowerCase())
  if (!user || user.organizationId !== key.organizationId) throw new DomainError('not_found')
  return user
}
