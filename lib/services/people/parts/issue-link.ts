import type { Connection } from '#db/client'
import { insertAccessLink } from '#db/queries/access-links'
import { afterMs } from '#lib/config/clock'
import { newId, newSecret } from '#lib/config/ids'
import { digest } from '#lib/config/secrets'
import { ACCESS_LINK_HOURS, type LinkPurpose } from '#lib/domain/people/person-state'
import type { Context } from '#lib/services/context'

const HOUR_MS = 3_600_000

export const accessLinkDigest = (token: string): string => digest('access-link', token)

/** `token` is stored nowhere. */
export type IssuedLink = { purpose: LinkPurpose; token: string; expiresAt: Date }

/** Creates a link of 72 hours to choose a password, which invalidates the person's earlier ones. */
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
