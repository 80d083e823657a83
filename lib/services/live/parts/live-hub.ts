import { type LiveChange, type LiveNews, listLiveChanges } from '#db/queries/live/live-changes.ts'
import { outsideRequests } from '#db/request-waits.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { cursorText, type StreamCursor } from '#lib/domain/webhooks/stream-cursor.ts'

export type LiveListener = {
  organizationId: string
  /** Cursor after which to resume; undefined starts from now. */
  after: StreamCursor | undefined
  /** Called when the stream starts without history, so the listener's data may be stale. */
  begin: (at: StreamCursor) => void
  /** Called with the newest change of each resource and poll; one without `isFinal` may be repeated. */
  notify: (change: LiveChange) => void
  /** Called with the cursor up to which all changes were sent. */
  reach: (at: StreamCursor) => void
}

const POLL_EVERY_MS = 1_000
const AFTER_A_FAILURE_MS = 3_000
const MOST_AT_ONCE = 500

/** Per listener, the cursors of changes sent before they were final, so that they are not sent again. */
const listeners = new Map<LiveListener, ReadonlySet<string>>()
let isPolling = false

/** Polls once a second for all listeners: LISTEN and NOTIFY would serialize all commits (decision 019). */
export const listen = (listener: LiveListener): (() => void) => {
  listeners.set(listener, new Set())
  if (!isPolling) {
    isPolling = true
    outsideRequests(() => setImmediate(pollAgain))
  }
  return () => listeners.delete(listener)
}

const pollAgain = async (): Promise<void> => {
  if (listeners.size === 0) {
    isPolling = false
    return
  }
  const wait = await poll().catch((error: unknown) => {
    logger.warn(describeError(error), 'the live channel could not poll; it tries again')
    return AFTER_A_FAILURE_MS
  })
  setTimeout(pollAgain, wait).unref()
}

const poll = async (): Promise<number> => {
  // Listeners at the same cursor share one feed, so usually there is one feed per organization.
  const groups = Map.groupBy(listeners.keys(), feedOf)
  const feeds = [...groups.values()].map(([first]) => first as LiveListener)
  const news = await listLiveChanges(feeds, MOST_AT_ONCE)
  let wait = POLL_EVERY_MS
  ;[...groups.values()].forEach((group, index) => {
    const feedNews = news[index]
    if (!feedNews) return
    if (feedNews.hasMore) wait = 0
    for (const listener of group) if (listeners.has(listener)) deliver(listener, feedNews)
  })
  return wait
}

const feedOf = ({ organizationId, after }: LiveListener) =>
  `${organizationId} ${after ? cursorText(after) : ''}`

const deliver = (listener: LiveListener, { changes, nextCursor, isFromNow }: LiveNews) => {
  const sent = listeners.get(listener) ?? new Set()
  listener.after = nextCursor
  if (isFromNow) listener.begin(nextCursor)
  const early = new Set(changes.filter(({ isFinal }) => !isFinal).map(({ cursor }) => cursorText(cursor)))
  const unsent = changes.filter(({ cursor }) => !sent.has(cursorText(cursor)))
  const last = new Map(unsent.map((change, index) => [changeKey(change), index]))
  for (const [index, change] of unsent.entries())
    if (last.get(changeKey(change)) === index) listener.notify(change)
  if (listeners.has(listener)) listeners.set(listener, early)
  listener.reach(nextCursor)
}

const changeKey = ({ kind, type, resourceId }: LiveChange) => `${kind} ${type} ${resourceId}`
