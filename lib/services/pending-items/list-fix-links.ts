import type { Connection } from '#db/client.ts'
import { listAuditEntries } from '#db/queries/audit/audit-entries.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import { withSnapshot } from '#db/transaction.ts'
import { afterMs, instantOf } from '#lib/config/clock.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { FIX_LIFE_MS, fixLinkOf } from '#lib/services/pending-items/parts/fix-link.ts'
import { requireVisibleProposal } from '#lib/services/proposals/shared/require-visible-proposal.ts'

/** A proposal gets fewer links than this within the lifetime of one link. */
const MOST = 100

/** Returns per open item the link that expires last, so that a reload needs no new one. @throws not_found */
export const listFixLinks = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    await requireVisibleProposal(tx, context, { id })
    const items = await listOpenPendingItems(tx, { organizationId, proposalIds: [id] })
    if (items.length === 0) return []
    const ends = await endsByItem(tx, context, id)
    return items.flatMap(({ id: itemId }) => {
      const expiresAt = ends.get(itemId)
      return expiresAt
        ? [{ itemId, link: fixLinkOf({ organizationId, id: itemId, expiresAt }), expiresAt }]
        : []
    })
  })
}

const endsByItem = async (tx: Connection, { organizationId, now }: Context, id: string) => {
  const filter = { organizationId, subjectId: id, actions: ['fix_link.issue'] }
  const issued = await listAuditEntries(tx, filter, { order: 'desc', limit: MOST })
  return new Map(
    issued
      .map(({ at, details }) => [String(details.itemId), endOf(at, details.expiresAt)] as const)
      .filter(([, expiresAt]) => expiresAt > now)
      .reverse(),
  )
}

/** Older audit rows store no expiry; their links were valid for 48 hours. */
const endOf = (issuedAt: Date, expiresAt: unknown) =>
  typeof expiresAt === 'string' ? instantOf(expiresAt) : afterMs(issuedAt, FIX_LIFE_MS)
