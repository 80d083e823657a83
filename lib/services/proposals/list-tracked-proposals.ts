import type { Connection } from '#db/client'
import { listOpenPendingItems } from '#db/queries/pending-items'
import {
  countTrackedProposals,
  findTrackingCursor,
  listTrackedProposals as listRows,
  type TrackedRow,
  type TrackingCursor,
  type TrackingFilter,
} from '#db/queries/proposal-tracking'
import { withSnapshot } from '#db/transaction'
import { TRACKED_CEILING, type TrackedPage } from '#lib/domain/proposals/tracking'
import { type Context, requirePermission } from '#lib/services/context'
import { proposalSummary } from '#lib/services/proposals/parts/proposal-summary'
import {
  readsAlong,
  type TrackingRequest,
  trackingFilter,
} from '#lib/services/proposals/parts/tracking-filter'

export type TrackingPageRequest = TrackingRequest & {
  limit: number
  /** From a page before: the id of a row, and for the order by change its microseconds. */
  cursor?: string | undefined
  /** The page that ends before the cursor instead of the one that begins behind it. */
  back?: boolean | undefined
}

/**
 * A page of the proposals of both products the person sees, in the order asked; days are days in São Paulo,
 * both included.
 */
export const listTrackedProposals = async (
  context: Context,
  request: TrackingPageRequest,
): Promise<TrackedPage> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const filter = await trackingFilter(tx, context, { ...request, before: beginsBehind(request) })
    const [page, counted] = await Promise.all([
      rowsOf(tx, filter, request),
      countTrackedProposals(tx, filter, { ceiling: TRACKED_CEILING + 1 }),
    ])
    return {
      rows: await reported(tx, context, page.rows),
      limit: request.limit,
      total: Math.min(counted, TRACKED_CEILING),
      totalIsExact: counted <= TRACKED_CEILING && filter.named?.isWhole !== false,
      nextCursor: page.hasNext ? cursorOf(page.rows.at(-1), request) : null,
      previousCursor: page.hasPrevious ? cursorOf(page.rows[0], request) : null,
    }
  })
}

/** In the order they were made a common name goes on behind the page before; in others it has an end. */
const beginsBehind = ({ sort, order, back, cursor }: TrackingPageRequest) =>
  sort === 'created' && order === 'desc' && !back ? cursor : undefined

const rowsOf = async (tx: Connection, filter: TrackingFilter, request: TrackingPageRequest) => {
  const { sort, limit, cursor } = request
  const back = request.back === true && cursor !== undefined
  const after = await readCursor(tx, filter, request)
  const along = readsAlong(request) !== back
  const found = await listRows(tx, filter, { sort, along, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const more = found.length > limit
  if (back) return { rows: rows.reverse(), hasNext: true, hasPrevious: more }
  return { rows, hasNext: more, hasPrevious: after !== undefined }
}

const readCursor = async (
  tx: Connection,
  { organizationId, authors }: TrackingFilter,
  { cursor, sort }: TrackingPageRequest,
): Promise<TrackingCursor | undefined> => {
  if (cursor === undefined) return undefined
  const [id = '', micros] = cursor.split('~')
  if (sort === 'updated' && micros !== undefined) return { id, value: micros }
  // Nothing else an order is made of ever changes, and a name stays out of the cursor.
  return findTrackingCursor(tx, { organizationId, id, authors }, sort)
}

const cursorOf = (row: TrackedRow | undefined, { sort }: TrackingPageRequest) => {
  if (!row) return null
  return sort === 'updated' ? `${row.id}~${row.sortValue}` : row.id
}

const reported = async (tx: Connection, context: Context, rows: readonly TrackedRow[]) => {
  const proposalIds = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const { organizationId } = context
  const items =
    proposalIds.length === 0 ? [] : await listOpenPendingItems(tx, { organizationId, proposalIds })
  return rows.map((row) => ({
    ...proposalSummary({ ...row, paymentType: row.payment.type }, items, context),
    createdById: row.createdById,
    createdByName: row.createdByName,
  }))
}
