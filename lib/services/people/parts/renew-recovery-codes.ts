import type { Connection } from '#db/client.ts'
import { insertRecoveryCodes } from '#db/queries/access/recovery-codes.ts'
import { newRecoveryCodes, recoveryCodeDigest } from '#lib/config/second-factor-secret.ts'
import type { Context } from '#lib/services/context.ts'

/** Returns new codes, which replace the old ones and cannot be read again. */
export const renewRecoveryCodes = async (
  tx: Connection,
  { organizationId, now: at }: Context,
  userId: string,
): Promise<string[]> => {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryCodeDigest(userId, code))
  await insertRecoveryCodes(tx, { organizationId, userId }, { hashes, at })
  return codes
}
