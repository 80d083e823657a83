import { findEventHorizon, listEventsAfter } from '#db/queries/webhooks/events.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { cursorText, isBeyond, readCursor } from '#lib/domain/webhooks/stream-cursor.ts'
import type { Context } from '#lib/services/context.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

const BEGINNING = '0-0'

export type EventPage = {
  /** Bodies exactly as receivers get them, oldest first. */
  bodies: string[]
  /** Cursor of the next page; equals `after` if there are no new events. */
  nextCursor: string
  hasMore: boolean
}

/**
 * Returns the events after a cursor, including those without receivers; skips and repeats none. Rejects a
 * cursor ahead of the database, which would skip new events.
 * @throws application_required, cursor_invalid
 */
export const listEvents = async (
  context: Context,
  { after = BEGINNING, limit }: { after?: string | undefined; limit: number },
): Promise<EventPage> => {
  const { organizationId } = requireApplication(context)
  const cursor = readCursor(after)
  if (!cursor) throw new DomainError('cursor_invalid')
  const rows = await withSnapshot(context, async (tx) => {
    const matches = await listEventsAfter(tx, organizationId, { after: cursor, limit: limit + 1 })
    if (matches.length === 0 && isBeyond(cursor, await findEventHorizon(tx)))
      throw new DomainError('cursor_invalid')
    return matches
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    bodies: page.map(({ body }) => body),
    nextCursor: last ? cursorText({ transaction: last.transactionId, position: last.position }) : after,
    hasMore: rows.length > limit,
  }
}
