import { findNewestAccessLink } from '#db/queries/access-links'
import { findOrganization } from '#db/queries/organizations'
import { findUser } from '#db/queries/users'
import { withSnapshot } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { LinkGreeting } from '#lib/domain/people/person-state'
import type { Context } from '#lib/services/context'
import { openAccessLink } from '#lib/services/people/parts/open-access-link'

/**
 * Whom a link is for; looking at it uses nothing up. The context's organization is not used.
 * @throws the codes of {@link openAccessLink}, and access_link_invalid also when a newer link replaced it or
 *   the person was deactivated
 * @withoutPermission callers prove here who they are
 * @withoutTrace it writes only what the engine needs
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
    return {
      purpose: link.purpose,
      name: person.name,
      email: person.email,
      organizationName: organization.name,
    }
  })
}
