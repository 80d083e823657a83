import type { Connection } from '#db/client'
import { listAuditEntries } from '#db/queries/audit-entries'
import { listOpenPendingItems } from '#db/queries/pending-items'
import { withSnapshot } from '#db/transaction'
import { afterMs, instantOf } from '#lib/config/clock'
import { type Context, requirePermission } from '#lib/services/context'
import { FIX_LIFE_MS, fixLinkOf } from '#lib/services/pending-items/parts/fix-link'
import { requireVisibleProposal } from '#lib/services/proposals/parts/require-visible-proposal'

/** More than anybody makes for one proposal in the time that a link is good for. */
const MOST = 100

/**
 * The links that are still good for the open items of a proposal, the one that ends last for each: nobody has
 * to make another because a page was reloaded.
 * @throws not_found
 */
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

/** When the last link to each item ends, of those that have not. A link is made of its item and its end. */
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

/** Links made before their end was written down end 48 hours after they were. */
const endOf = (madeAt: Date, expiresAt: unknown) =>
  typeof expiresAt === 'string' ? instantOf(expiresAt) : afterMs(madeAt, FIX_LIFE_MS)
