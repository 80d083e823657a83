import type { Connection } from '#db/client.ts'
import { insertServiceSignIns, type ServiceAccountRow } from '#db/queries/applications/service-accounts.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { usernameKey } from '#lib/domain/names.ts'

/** Reserves pairs of client id and user name, unique across organizations. @throws username_taken */
export const claimSignIns = async (
  tx: Connection,
  accounts: readonly ServiceAccountRow[],
  clientIds: readonly string[],
): Promise<void> => {
  const claims = accounts.flatMap(({ id, organizationId, applicationId, username }) =>
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
    claims.map(({ username: _username, ...row }) => row),
  )
  const refused = claims.find(
    (claim) =>
      !claimed.some((row) => row.clientId === claim.clientId && row.usernameKey === claim.usernameKey),
  )
  if (refused)
    throw new DomainError('username_taken', { clientId: refused.clientId, username: refused.username })
}
