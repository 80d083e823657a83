import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { isInvalidatedBy, isLive, REFETCH_INTERVALS_MS, refetchIntervalMsOf } from '#lib/client/live-keys.ts'
import type { LiveChange, LiveState } from '#lib/client/live-messages.ts'
import { MOVING, MOVING_KINDS, THROTTLE_WINDOW_MS } from '#lib/domain/live/back-office-change.ts'

/** A query added this soon (ms) after a change is refetched, because its data may predate the change. */
const RECENT_MS = 5_000
const MOST_RECENT = 50
/** Delay (ms) of the refetch after throttled changes: the window plus a second for the last commit. */
const AFTER_MOVING_MS = THROTTLE_WINDOW_MS + 1_000

/** Refetches at once after the first change, then in batches. A hidden tab refetches once it is visible. */
export const refreshOnChange = (client: QueryClient) => {
  let recent: { at: number; change: LiveChange }[] = []
  let hasJoined = false
  let state: LiveState = 'connecting'
  const settling = new Map<string, ReturnType<typeof setTimeout>>()
  const refetch = (predicate: (query: Query) => boolean) => {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void client.invalidateQueries({ predicate, refetchType })
  }
  const batches = REFETCH_INTERVALS_MS.map((ms) =>
    throttledBatch(ms, refetch, (key) => refetchIntervalMsOf(key) === ms),
  )
  const add = (change: LiveChange) => {
    for (const batch of batches) batch.add(change)
  }
  const all = () => refetch(({ queryKey }) => isLive(queryKey))
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || recent.length === 0) return
    const since = performance.now() - RECENT_MS
    recent = recent.filter(({ at }) => at > since)
    for (const { change } of recent) if (isInvalidatedBy(query.queryKey, change)) add(change)
  })
  const addDelayed = (change: LiveChange) => {
    clearTimeout(settling.get(change.kind))
    settling.set(
      change.kind,
      setTimeout(() => add(change), AFTER_MOVING_MS),
    )
  }
  return {
    after: (change: LiveChange) => {
      recent = [...recent, { at: performance.now(), change }].slice(-MOST_RECENT)
      add(change)
      if (change.type === MOVING) addDelayed(change)
    },
    all,
    /** Refetches on the first live connection, because changes since the server's render may be missing. */
    moveTo: (now: LiveState) => {
      const hasBecomeLive = now === 'live' && state !== 'live'
      state = now
      if (!hasBecomeLive) return
      if (!hasJoined) all()
      hasJoined = true
      for (const kind of MOVING_KINDS) addDelayed({ kind, type: MOVING, resourceId: '' })
    },
    stop: () => {
      for (const batch of batches) batch.stop()
      for (const timer of settling.values()) clearTimeout(timer)
      unsubscribe()
    },
  }
}

const throttledBatch = (
  intervalMs: number,
  refetch: (predicate: (query: Query) => boolean) => void,
  isIncluded: (key: QueryKey) => boolean,
) => {
  let waiting: LiveChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const changes = waiting
    if (changes.length === 0) return
    waiting = []
    timer = setTimeout(flush, intervalMs)
    refetch(
      ({ queryKey }) => isIncluded(queryKey) && changes.some((change) => isInvalidatedBy(queryKey, change)),
    )
  }
  return {
    add: (change: LiveChange) => {
      waiting.push(change)
      timer ??= setTimeout(flush, 0)
    },
    stop: () => clearTimeout(timer),
  }
}
