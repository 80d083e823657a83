import type { Query, QueryClient } from '@tanstack/react-query'
import { isLive, isTouchedBy } from '#lib/client/live-keys'
import type { LiveChange } from '#lib/client/live-messages'

/** Many changes in a moment are one refresh. */
const TOGETHER_MS = 1_000
/** A screen drawn by the server may have been read just before a change that was told just before the screen appeared. */
const RECENT_MS = 5_000

/**
 * Reads again what a change has made old: at once when it is the first in a while, otherwise together with those of the same second. What a
 * hidden tab shows is only marked as old and read when it is looked at.
 */
export const refreshOnChange = (client: QueryClient) => {
  let waiting: LiveChange[] = []
  let recent: { at: number; change: LiveChange }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasJoined = false

  const refetch = (predicate: (query: Query) => boolean) => {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void client.invalidateQueries({ predicate, refetchType })
  }
  const flush = () => {
    timer = undefined
    const changes = waiting
    if (changes.length === 0) return
    waiting = []
    timer = setTimeout(flush, TOGETHER_MS)
    refetch(({ queryKey }) => changes.some((change) => isTouchedBy(queryKey, change)))
  }
  const all = () => refetch(({ queryKey }) => isLive(queryKey))
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || recent.length === 0) return
    const since = performance.now() - RECENT_MS
    recent = recent.filter(({ at }) => at > since)
    const missed = recent.filter(({ change }) => isTouchedBy(query.queryKey, change))
    for (const { change } of missed) after(change)
  })
  const after = (change: LiveChange) => {
    waiting.push(change)
    if (timer === undefined) timer = setTimeout(flush, 0)
  }
  return {
    after: (change: LiveChange) => {
      recent.push({ at: performance.now(), change })
      recent = recent.slice(-50)
      after(change)
    },
    all,
    /** The line stands: what changed between the drawing of the page and now was told to nobody here. */
    join: () => {
      if (!hasJoined) all()
      hasJoined = true
    },
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
