import { inOneStatement } from '#db/in-one-statement.ts'
import { isBeyond, type StreamCursor } from '#lib/domain/webhooks/stream-cursor.ts'

/** `isFinal`: every older transaction on the server has ended, so no earlier change can appear any more. */
export type LiveChange = {
  cursor: StreamCursor
  isFinal: boolean
  kind: string
  type: string
  resourceId: string
}

/** Without a cursor, the feed starts now. */
export type LiveFeed = { organizationId: string; after: StreamCursor | undefined }

/** `isFromNow` is true if the cursor was missing or unusable; all changes before now are then skipped. */
export type LiveNews = {
  changes: LiveChange[]
  // All changes before this cursor are final.
  nextCursor: StreamCursor
  isFromNow: boolean
  hasMore: boolean
}

type Row = Omit<LiveChange, 'cursor'> & {
  feed: number
  horizon: string
  transactionId: string
  position: number
}

// Position after all changes: only the horizon, the oldest transaction that may still run, is returned.
const NOWHERE = { transaction: '9223372036854775807', position: 0 }

/** Returns a change again until it is final; a long transaction anywhere on the server delays that. */
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
      nextCursor: hasMore ? last.cursor : { transaction: horizon, position: 0 },
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
