import {
  findIdentityProvider,
  findIdentityProviderByAlias,
  type IdentityProviderRow,
} from '#db/queries/access/identity-providers.ts'
import { findOrganization, type OrganizationRow } from '#db/queries/organizations/organizations.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { readSignInAlias } from '#lib/domain/access/identity-provider.ts'

type UsableProvider = { provider: IdentityProviderRow; organization: OrganizationRow }

/** Returns null if no active organization signs in by this alias. */
export const providerOfAlias = async (text: string): Promise<UsableProvider | null> => {
  const alias = readSignInAlias(text)
  if (alias === null) return null
  const row = await withLookup({ sign_in_alias: alias }, (tx) => findIdentityProviderByAlias(tx, alias))
  return row ? providerOfOrganization(row.organizationId) : null
}

/** Returns null if the organization is not active or its provider is missing or switched off. */
export const providerOfOrganization = (organizationId: string): Promise<UsableProvider | null> =>
  withTransaction({ organizationId }, async (tx) => {
    const provider = await findIdentityProvider(tx, organizationId)
    const organization = await findOrganization(tx, organizationId)
    return provider?.isOn && organization?.status === 'active' ? { provider, organization } : null
  })
