import type { Connection } from '#db/client'
import { insertAccessLink } from '#db/queries/access-links'
import { afterMs } from '#lib/config/clock'
import { newId, newSecret } from '#lib/config/ids'
import { digest } from '#lib/config/secrets'
import { ACCESS_LINK_HOURS, type LinkPurpose } from '#lib/domain/people/person-state'
import type { Context } from '#lib/services/context'

const HOUR_MS = 3_600_000

/** What is stored of a link's token. */
export const accessLinkDigest = (token: string): string => digest('access-link', token)

/** A link just made: its token is nowhere else. */
export type IssuedLink = { purpose: LinkPurpose; token: string; expiresAt: Date }

/**
 * Makes a link of 72 hours with which a person chooses a password; from now on their older ones are worth
 * nothing.
 */
export const issueLink = async (
  tx: Connection,
  { organizationId, actor, now }: Context,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<IssuedLink> => {
  const token = newSecret()
  const expiresAt = afterMs(now, ACCESS_LINK_HOURS * HOUR_MS)
  await insertAccessLink(tx, {
    id: newId(now),
    organizationId,
    userId,
    purpose,
    tokenHash: accessLinkDigest(token),
    createdById: actor.id,
    createdAt: now,
    expiresAt,
    usedAt: null,
  })
  return { purpose, token, expiresAt }
}
