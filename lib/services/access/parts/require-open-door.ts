import { findIdentityProvider } from '#db/queries/access/identity-providers.ts'
import type { UserRow } from '#db/queries/access/users.ts'
import type { OrganizationRow } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { auditSignIn } from '#lib/services/access/parts/open-session.ts'
import type { Context } from '#lib/services/context.ts'

/** Rejects passwords and passkeys that are turned off. @throws password_sign_in_off, address_not_allowed */
export const requireOpenDoor = async (
  context: Context,
  user: UserRow,
  organization: OrganizationRow,
): Promise<void> => {
  const { ip } = context.client
  if (organization.passwordsOff) {
    await auditSignIn(context, user, 'password_sign_in_refused')
    const provider = await withTransaction(user, (tx) => findIdentityProvider(tx, user.organizationId))
    throw new DomainError('password_sign_in_off', { alias: provider?.alias ?? '' })
  }
  if (isAddressListed(organization.addressRanges, ip)) return
  await auditSignIn(context, user, 'address_refused')
  throw new DomainError('address_not_allowed', { address: ip })
}
