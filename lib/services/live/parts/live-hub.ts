import { type LiveChange, type LiveNews, listLiveChanges } from '#db/queries/live-changes'
import { describeError, logger } from '#lib/config/logger'
import { outsideSpans } from '#lib/config/tracing'
import { cursorText, type StreamCursor } from '#lib/domain/webhooks/stream-cursor'

/** Who wants to hear what happens in an organization. */
export type LiveListener = {
  organizationId: string
  /** The place to go on from; undefined: from now on. */
  after: StreamCursor | undefined
  /** Hears that it begins now, without what happened before: whatever it knows may be old. */
  begin: (at: StreamCursor) => void
  /**
   * Hears of a change. Those that are not final yet are reported at once, and once only, but may be reported
   * again to whoever goes on from before.
   */
  notify: (change: LiveChange) => void
  /** Hears how far everything was reported. */
  reach: (at: StreamCursor) => void
}

const POLL_EVERY_MS = 1_000
const AFTER_A_FAILURE_MS = 3_000
const MOST_AT_ONCE = 500

/** Each with what it heard before it was final. */
const listeners = new Map<LiveListener, ReadonlySet<string>>()
let isPolling = false

/**
 * Lets a listener hear from the next poll on; returns how to stop. One poll a second serves everyone in this
 * process with one query, and there is none while nobody listens. LISTEN and NOTIFY would make the commits
 * of all writers wait for each other.
 */
export const listen = (listener: LiveListener): (() => void) => {
  listeners.set(listener, new Set())
  if (!isPolling) {
    isPolling = true
    outsideSpans(() => setImmediate(pollAgain))
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

/** Notifies everyone what is new; returns how long to wait until the next poll. */
const poll = async (): Promise<number> => {
  // Those who have heard the same share a feed: in a quiet moment one for each organization.
  const groups = Map.groupBy(listeners.keys(), feedOf)
  const feeds = [...groups.values()].map(([first]) => first as LiveListener)
  const news = await listLiveChanges(feeds, MOST_AT_ONCE)
  let wait = POLL_EVERY_MS
  ;[...groups.values()].forEach((group, index) => {
    const reported = news[index]
    if (!reported) return
    if (reported.hasMore) wait = 0
    for (const listener of group) if (listeners.has(listener)) hear(listener, reported)
  })
  return wait
}

const feedOf = ({ organizationId, after }: LiveListener) =>
  `${organizationId} ${after ? cursorText(after) : ''}`

const hear = (listener: LiveListener, { changes, reached, isFromNow }: LiveNews) => {
  const heard = listeners.get(listener) ?? new Set()
  listener.after = reached
  if (isFromNow) listener.begin(reached)
  const early = new Set(changes.filter(({ isFinal }) => !isFinal).map(({ cursor }) => cursorText(cursor)))
  const unheard = changes.filter(({ cursor }) => !heard.has(cursorText(cursor)))
  // The same said several times is said once, at its last place.
  const last = new Map(unheard.map((change, index) => [sayingOf(change), index]))
  for (const [index, change] of unheard.entries())
    if (last.get(sayingOf(change)) === index) listener.notify(change)
  if (listeners.has(listener)) listeners.set(listener, early)
  listener.reach(reached)
}

const sayingOf = ({ kind, type, resourceId }: LiveChange) => `${kind} ${type} ${resourceId}`
