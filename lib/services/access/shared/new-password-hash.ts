import { listUsersByEmail } from '#db/queries/access/users.ts'
import { withLookup } from '#db/transaction.ts'
import { hashPassword, hasPassword, isOutdatedHash } from '#lib/config/credentials.ts'

type Owner = { email: string; organizationId: string }

/** Uses one salt for all accounts of an e-mail: the duration of a sign-in does not reveal their number. */
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
