import type { Connection } from '#db/client.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import {
  countTrackedProposals,
  findTrackingCursor,
  listTrackedProposals as listRows,
  type TrackedRow,
  type TrackingCursor,
  type TrackingFilter,
} from '#db/queries/proposals/proposal-tracking.ts'
import { withSnapshot } from '#db/transaction.ts'
import { TRACKED_CEILING, type TrackedPage } from '#lib/domain/proposals/tracking.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import {
  readsAlong,
  type TrackingRequest,
  trackingFilter,
} from '#lib/services/proposals/parts/tracking-filter.ts'
import { proposalSummary } from './shared/proposal-summary.ts'

export type TrackingPageRequest = TrackingRequest & {
  limit: number
  /** Row id, plus its update time in µs if sorted by `updated`. */
  cursor?: string | undefined
  back?: boolean | undefined
}

/** Returns proposals that the caller may see; filter days are inclusive, in São Paulo time. */
export const listTrackedProposals = async (
  context: Context,
  request: TrackingPageRequest,
): Promise<TrackedPage> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const filter = await trackingFilter(tx, context, { ...request, before: searchStart(request) })
    const [page, count] = await Promise.all([
      rowsOf(tx, filter, request),
      countTrackedProposals(tx, filter, { ceiling: TRACKED_CEILING + 1 }),
    ])
    return {
      rows: await withPendingItems(tx, context, page.rows),
      limit: request.limit,
      total: Math.min(count, TRACKED_CEILING),
      totalIsExact: count <= TRACKED_CEILING && filter.nameMatches?.isWhole !== false,
      nextCursor: page.hasNext ? cursorOf(page.rows.at(-1), request) : null,
      previousCursor: page.hasPrevious ? cursorOf(page.rows[0], request) : null,
    }
  })
}

/** In newest-first order, a name search starts at the cursor; otherwise, it covers the newest proposals. */
const searchStart = ({ sort, order, back, cursor }: TrackingPageRequest) =>
  sort === 'created' && order === 'desc' && !back ? cursor : undefined

const rowsOf = async (tx: Connection, filter: TrackingFilter, request: TrackingPageRequest) => {
  const { sort, limit, cursor } = request
  const back = request.back === true && cursor !== undefined
  const after = await readCursor(tx, filter, request)
  const along = readsAlong(request) !== back
  const matches = await listRows(tx, filter, { sort, along, after, limit: limit + 1 })
  const rows = matches.slice(0, limit)
  const more = matches.length > limit
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
  // Other sort values never change, and a cursor must not contain a customer's name: the row is read instead.
  return findTrackingCursor(tx, { organizationId, id, authors }, sort)
}

const cursorOf = (row: TrackedRow | undefined, { sort }: TrackingPageRequest) => {
  if (!row) return null
  return sort === 'updated' ? `${row.id}~${row.sortValue}` : row.id
}

const withPendingItems = async (tx: Connection, context: Context, rows: readonly TrackedRow[]) => {
  const proposalIds = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const { organizationId } = context
  const items =
    proposalIds.length === 0 ? [] : await listOpenPendingItems(tx, { organizationId, proposalIds })
  return rows.map((row) => ({
    ...proposalSummary({ ...row, paymentType: row.payment.type }, items, context),
    createdById: row.createdById,
    createdByName: row.createdByName,
    signatureDeadlineAt: row.signatureDeadlineAt,
  }))
}
