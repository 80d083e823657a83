import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { isLive, isOverview, isTouchedBy } from '#lib/client/live-keys'
import type { LiveChange } from '#lib/client/live-messages'

/** Many changes in a moment are one refresh; screens that sum up everything change with each of them and cost more to read. */
const TOGETHER_MS = 1_000
const OVERVIEWS_TOGETHER_MS = 5_000
/** A screen drawn by the server may have been read just before a change that was told just before the screen appeared. */
const RECENT_MS = 5_000
const MOST_RECENT = 50

/**
 * Reads again what a change has made old: at once when it is the first in a while, otherwise together with those of the same moment. What a
 * hidden tab shows is only marked as old and read when it is looked at.
 */
export const refreshOnChange = (client: QueryClient) => {
  let recent: { at: number; change: LiveChange }[] = []
  let hasJoined = false
  const refetch = (predicate: (query: Query) => boolean) => {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void client.invalidateQueries({ predicate, refetchType })
  }
  const things = gathered(TOGETHER_MS, refetch, (key) => !isOverview(key))
  const overviews = gathered(OVERVIEWS_TOGETHER_MS, refetch, isOverview)
  const add = (change: LiveChange) => {
    things.add(change)
    overviews.add(change)
  }
  const all = () => refetch(({ queryKey }) => isLive(queryKey))
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || recent.length === 0) return
    const since = performance.now() - RECENT_MS
    recent = recent.filter(({ at }) => at > since)
    for (const { change } of recent) if (isTouchedBy(query.queryKey, change)) add(change)
  })
  return {
    after: (change: LiveChange) => {
      recent = [...recent, { at: performance.now(), change }].slice(-MOST_RECENT)
      add(change)
    },
    all,
    /** The line stands: what changed between the drawing of the page and now was told to nobody here. */
    join: () => {
      if (!hasJoined) all()
      hasJoined = true
    },
    stop: () => {
      things.stop()
      overviews.stop()
      unsubscribe()
    },
  }
}

/** Gathers changes and refreshes what they touch: at once, then at most once in so many milliseconds. */
const gathered = (
  togetherMs: number,
  refetch: (predicate: (query: Query) => boolean) => void,
  isMeant: (key: QueryKey) => boolean,
) => {
  let waiting: LiveChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const changes = waiting
    if (changes.length === 0) return
    waiting = []
    timer = setTimeout(flush, togetherMs)
    refetch(({ queryKey }) => isMeant(queryKey) && changes.some((change) => isTouchedBy(queryKey, change)))
  }
  return {
    add: (change: LiveChange) => {
      waiting.push(change)
      timer ??= setTimeout(flush, 0)
    },
    stop: () => clearTimeout(timer),
  }
}
