import { listUsersByEmail } from '#db/queries/access/users.ts'
import { withLookup } from '#db/transaction.ts'
import { hashPassword, hasPassword, isOutdatedHash } from '#lib/config/credentials.ts'

type Owner = { email: string; organizationId: string }

/**
 * Hashes a new password of a person. The accounts of one e-mail share a salt, so that a sign-in takes the
 * same time in however many organizations the e-mail has one.
 */
export const newPasswordHash = async (
  { email, organizationId }: Owner,
  password: string,
): Promise<string> => {
  const accounts = await withLookup({ email }, (tx) => listUsersByEmail(tx, email))
  const hashes = accounts
    .filter((account) => account.organizationId !== organizationId)
    .map(({ passwordHash }) => passwordHash ?? '')
  return hashPassword(
    password,
    hashes.find((hash) => hash !== '' && hasPassword(hash) && !isOutdatedHash(hash)),
  )
}
