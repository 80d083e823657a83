import { findLiveApplication } from '#db/queries/applications/applications.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { recordRefusedAddress } from '#lib/services/access/record-refused-address.ts'
import type { Caller } from './caller.ts'
import { verifyAccessToken } from './verify-access-token.ts'

/**
 * Reads the application on every request, so that a revocation takes effect at the next one.
 * @throws token_expired, invalid_token, address_not_allowed
 */
export const resolveBearer = async (token: string, at: Date, ip = ''): Promise<Caller> => {
  const claims = await verifyAccessToken(token, at)
  const subject = {
    organizationId: claims.org,
    applicationId: claims.app,
    secretId: claims.cred,
    accountId: claims.acct ?? null,
  }
  const application = await findLiveApplication(subject, at)
  if (!application) throw new DomainError('invalid_token')
  const tokenScopes = claims.scope.split(' ')
  const caller: Caller = {
    organizationId: claims.org,
    actor: {
      kind: 'application',
      id: claims.app,
      name:
        application.username === null ? application.name : `${application.name} · ${application.username}`,
      clientId: application.clientId,
      scopes: application.scopes.filter((scope) => tokenScopes.includes(scope)),
      listsRunning: application.listsRunning,
    },
  }
  if (isAddressListed(application.addressRanges, ip)) return caller
  recordRefusedAddress({ ...caller, ip })
  throw new DomainError('address_not_allowed', { address: ip })
}
