import type { Connection } from '#db/client.ts'
import { insertAccessLink } from '#db/queries/access/access-links.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId, newSecret } from '#lib/config/ids.ts'
import { digest } from '#lib/config/secrets.ts'
import { ACCESS_LINK_HOURS, type LinkPurpose } from '#lib/domain/people/person-state.ts'
import type { Context } from '#lib/services/context.ts'

const HOUR_MS = 3_600_000

export const accessLinkDigest = (token: string): string => digest('access-link', token)

/** `token` is not stored; the database has only its digest. */
export type IssuedLink = { purpose: LinkPurpose; token: string; expiresAt: Date }

/** Creates an access link. Earlier links of the person become invalid: only the newest one is accepted. */
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
