import { findNewestAccessLink } from '#db/queries/access/access-links.ts'
import { findIdentityProvider } from '#db/queries/access/identity-providers.ts'
import { findUser } from '#db/queries/access/users.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { LinkGreeting } from '#lib/domain/people/person-state.ts'
import type { Context } from '#lib/services/context.ts'
import { openAccessLink } from '#lib/services/people/parts/open-access-link.ts'

/**
 * Returns what the page of a link shows, without using up the link. Ignores the context's organization.
 * @throws the codes of {@link openAccessLink}, access_link_invalid for a replaced link, password_sign_in_off
 * @withoutPermission the caller authenticates by the link's token
 * @withoutTrace writes only counters of failed attempts
 */
export const getAccessLink = async (
  context: Context,
  { token }: { token: string },
): Promise<LinkGreeting> => {
  const link = await openAccessLink(context, token)
  return withSnapshot(link, async (tx) => {
    const { organizationId, userId } = link
    const person = await findUser(tx, { organizationId, id: userId })
    const organization = await findOrganization(tx, organizationId)
    const newest = await findNewestAccessLink(tx, { organizationId, userId })
    if (
      !person ||
      person.deactivatedAt !== null ||
      newest?.id !== link.id ||
      organization?.status !== 'active'
    )
      throw new DomainError('access_link_invalid')
    if (organization.passwordsOff) {
      const provider = await findIdentityProvider(tx, organizationId)
      throw new DomainError('password_sign_in_off', { alias: provider?.alias ?? '' })
    }
    return {
      purpose: link.purpose,
      name: person.name,
      email: person.email,
      organizationName: organization.name,
    }
  })
}
