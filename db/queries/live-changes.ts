import { isBeyond, type StreamCursor } from '#lib/domain/webhooks/stream-cursor'
import { inOneStatement } from '../in-one-statement.ts'

/**
 * A change as it is reported to screens: what it is of, never what it says. `isFinal` when nothing older can
 * still appear, so that a reader may go on from its place.
 */
export type LiveChange = {
  cursor: StreamCursor
  isFinal: boolean
  kind: string
  type: string
  resourceId: string
}

/** An organization's stream from a place on; without a place from now on. */
export type LiveFeed = { organizationId: string; after: StreamCursor | undefined }

/**
 * What a feed has since its place, and up to where nothing can still appear. `isFromNow` when it could not go
 * on from its place; `hasMore` when the read was cut at the limit.
 */
export type LiveNews = {
  changes: LiveChange[]
  reached: StreamCursor
  isFromNow: boolean
  hasMore: boolean
}

type Row = Omit<LiveChange, 'cursor'> & {
  feed: number
  horizon: string
  transactionId: string
  position: number
}

// Beyond everything: nothing is read, only the horizon is returned.
const NOWHERE = { transaction: '9223372036854775807', position: 0 }

/**
 * Reads what is new in several streams: one round trip, one index range for each. What is not final comes
 * last; it is reported again until it is, which a long transaction anywhere in the database server can delay.
 */
export const listLiveChanges = async (feeds: readonly LiveFeed[], most: number): Promise<LiveNews[]> => {
  const ids = feeds.map(({ organizationId }) => organizationId)
  const places = feeds.map(({ after }) => after ?? NOWHERE)
  const transactions = places.map(({ transaction }) => transaction)
  const positions = places.map(({ position }) => String(position))
  const rows = await inOneStatement(
    (sql) => sql<Row[]>`
    select * from live_changes(${ids}::uuid[], ${transactions}::text[], ${positions}::text[], ${most})`,
  )
  const horizon = rows[0]?.horizon
  if (horizon === undefined) throw new Error('the horizon was not returned')
  const byFeed = Map.groupBy(rows, ({ feed }) => feed)
  return feeds.map(({ after }, index) => {
    const changes = (byFeed.get(index + 1) ?? []).map(changeOf)
    const last = changes.at(-1)
    const hasMore = changes.length === most && last?.isFinal === true
    return {
      changes,
      reached: hasMore ? last.cursor : { transaction: horizon, position: 0 },
      isFromNow: after === undefined || isBeyond(after, horizon),
      hasMore,
    }
  })
}

const changeOf = ({ transactionId, position, isFinal, kind, type, resourceId }: Row): LiveChange => ({
  cursor: { transaction: transactionId, position },
  isFinal,
  kind,
  type,
  resourceId,
})
