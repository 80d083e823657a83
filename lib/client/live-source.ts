import type { LiveChange, LiveMessage, LiveState } from './live-messages.ts'

const ADDRESS = '/api/panel/live'
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000
/** The server sends a heartbeat every 15 s; after this silence the connection counts as dead. */
const SILENCE_MS = 40_000
const CHECK_EVERY_MS = 5_000

type Line = {
  id: string
  state: LiveState
  source: EventSource | undefined
  retry: ReturnType<typeof setTimeout> | undefined
  retryMs: number
  lastMessageAt: number
  report: (message: LiveMessage) => void
}

/** Retries even after a response that is no stream (restart, ended session); EventSource would give up. */
export const openLiveSource = (after: string, report: (message: LiveMessage) => void): (() => void) => {
  const line: Line = {
    id: after,
    state: 'connecting',
    source: undefined,
    retry: undefined,
    retryMs: FIRST_RETRY_MS,
    lastMessageAt: performance.now(),
    report,
  }
  const backOnline = () => {
    if (line.state !== 'live') connect(line)
  }
  // Without this listener, going offline would be noticed only when heartbeats stop arriving.
  const offline = () => {
    disconnect(line)
    moveTo(line, 'cut')
  }
  const watch = setInterval(() => checkSilence(line), CHECK_EVERY_MS)
  window.addEventListener('online', backOnline)
  window.addEventListener('offline', offline)
  connect(line)
  return () => {
    clearInterval(watch)
    window.removeEventListener('online', backOnline)
    window.removeEventListener('offline', offline)
    disconnect(line)
  }
}

const moveTo = (line: Line, next: LiveState) => {
  line.state = next
  line.report({ type: 'state', state: next, id: line.id })
}

const disconnect = (line: Line) => {
  clearTimeout(line.retry)
  line.source?.close()
}

const checkSilence = (line: Line) => {
  if (line.state === 'live' && performance.now() - line.lastMessageAt > SILENCE_MS) {
    moveTo(line, 'cut')
    connect(line)
  } else if (line.state === 'cut') moveTo(line, 'cut')
}

const recordMessage = (line: Line, event: MessageEvent) => {
  line.lastMessageAt = performance.now()
  if (event.lastEventId) line.id = event.lastEventId
}

const connect = (line: Line) => {
  disconnect(line)
  line.lastMessageAt = performance.now()
  const source = new EventSource(line.id ? `${ADDRESS}?after=${encodeURIComponent(line.id)}` : ADDRESS)
  line.source = source
  source.addEventListener('open', () => {
    line.lastMessageAt = performance.now()
    line.retryMs = FIRST_RETRY_MS
    // Without a cursor, the channel becomes live only at the `begin` event, which carries the first cursor.
    if (line.id) moveTo(line, 'live')
  })
  source.addEventListener('begin', (event) => {
    recordMessage(line, event)
    if (line.state === 'live') line.report({ type: 'begin', id: line.id })
    else moveTo(line, 'live')
  })
  source.addEventListener('beat', (event) => {
    recordMessage(line, event)
    line.report({ type: 'state', state: line.state, id: line.id })
  })
  source.addEventListener('message', (event) => {
    recordMessage(line, event)
    line.report({ type: 'change', change: JSON.parse(event.data) as LiveChange, id: line.id })
  })
  source.addEventListener('error', () => {
    moveTo(line, 'cut')
    if (source.readyState !== EventSource.CLOSED) return
    line.retry = setTimeout(() => connect(line), line.retryMs * (0.75 + Math.random() / 2))
    line.retryMs = Math.min(line.retryMs * 2, LONGEST_RETRY_MS)
  })
}
