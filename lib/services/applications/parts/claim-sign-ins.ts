import type { Connection } from '#db/client.ts'
import { insertServiceSignIns, type ServiceAccountRow } from '#db/queries/applications/service-accounts.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { usernameKey } from '#lib/domain/names.ts'

/** Reserves pairs of client id and user name; each identifies one account globally. @throws username_taken */
export const claimSignIns = async (
  tx: Connection,
  accounts: readonly ServiceAccountRow[],
  clientIds: readonly string[],
): Promise<void> => {
  const wanted = accounts.flatMap(({ id, organizationId, applicationId, username }) =>
    clientIds.map((clientId) => ({
      clientId,
      usernameKey: usernameKey(username),
      organizationId,
      applicationId,
      serviceAccountId: id,
      username,
    })),
  )
  const claimed = await insertServiceSignIns(
    tx,
    wanted.map(({ username: _typed, ...row }) => row),
  )
  const refused = wanted.find(
    (want) => !claimed.some((row) => row.clientId === want.clientId && row.usernameKey === want.usernameKey),
  )
  if (refused)
    throw new DomainError('username_taken', { clientId: refused.clientId, username: refused.username })
}
