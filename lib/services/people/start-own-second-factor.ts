import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { newTotpSecret, totpAddress } from '#lib/config/totp.ts'
import type { Context } from '#lib/services/context.ts'
import { encryptSetup } from '#lib/services/people/parts/second-factor-setup.ts'
import { requireSelf } from './shared/require-self.ts'

/** Returns a new secret, which takes effect in `confirmOwnSecondFactor`. @throws permission_denied */
export const startOwnSecondFactor = async (context: Context) => {
  const self = requireSelf(context)
  const { organizationId, now } = context
  const organization = await withSnapshot(context, (tx) => findOrganization(tx, organizationId))
  const secret = newTotpSecret()
  return {
    secret,
    address: totpAddress({ secret, issuer: organization?.name ?? '', account: self.email }),
    setupToken: encryptSetup(self, secret, now),
  }
}
