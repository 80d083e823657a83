import type { LiveChange, LiveMessage, LiveState } from './live-messages.ts'

const ADDRESS = '/api/panel/live'
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000
/**
 * The server tells every 15 s that it lives; past this the line is dead, whatever the browser thinks of it.
 */
const SILENCE_MS = 40_000
const LOOK_EVERY_MS = 5_000

/**
 * Keeps the one connection to the live channel and opens it again whenever it breaks, from the place it had
 * reached. Returns how to let go. The browser's own EventSource gives up for good when an answer is not a
 * stream (a restart, an ended session), so that is tried again too.
 */
export const openLiveSource = (after: string, tell: (message: LiveMessage) => void): (() => void) => {
  let id = after
  let state: LiveState = 'connecting'
  let source: EventSource | undefined
  let retryMs = FIRST_RETRY_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  let heardAt = performance.now()

  const moveTo = (next: LiveState) => {
    state = next
    tell({ type: 'state', state, id })
  }
  const heard = (event: MessageEvent) => {
    heardAt = performance.now()
    if (event.lastEventId) id = event.lastEventId
  }
  const connect = () => {
    clearTimeout(retry)
    source?.close()
    heardAt = performance.now()
    const opened = new EventSource(id ? `${ADDRESS}?after=${encodeURIComponent(id)}` : ADDRESS)
    source = opened
    opened.addEventListener('open', () => {
      heardAt = performance.now()
      retryMs = FIRST_RETRY_MS
      // Without a place to go on from, it is live when the stream has begun.
      if (id) moveTo('live')
    })
    opened.addEventListener('begin', (event) => {
      heard(event)
      if (state === 'live') tell({ type: 'begin', id })
      else moveTo('live')
    })
    opened.addEventListener('beat', (event) => {
      heard(event)
      tell({ type: 'state', state, id })
    })
    opened.addEventListener('message', (event) => {
      heard(event)
      tell({ type: 'change', change: JSON.parse(event.data) as LiveChange, id })
    })
    opened.addEventListener('error', () => {
      moveTo('cut')
      if (opened.readyState !== EventSource.CLOSED) return
      retry = setTimeout(connect, retryMs * (0.75 + Math.random() / 2))
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    })
  }
  const look = () => {
    if (state === 'live' && performance.now() - heardAt > SILENCE_MS) {
      moveTo('cut')
      connect()
    } else if (state === 'cut') moveTo('cut')
  }
  const backOnline = () => {
    if (state !== 'live') connect()
  }
  // A line that is gone without a word would only be missed by its silence.
  const offline = () => {
    clearTimeout(retry)
    source?.close()
    moveTo('cut')
  }
  const watch = setInterval(look, LOOK_EVERY_MS)
  window.addEventListener('online', backOnline)
  window.addEventListener('offline', offline)
  connect()
  return () => {
    clearInterval(watch)
    clearTimeout(retry)
    window.removeEventListener('online', backOnline)
    window.removeEventListener('offline', offline)
    source?.close()
  }
}
