import type { LiveMessage } from './live-messages.ts'
import { openLiveSource } from './live-source.ts'

const NAME = 'origination-live'
/** The connected tab posts at least every 15 s; after this silence it counts as lost. */
const SILENCE_MS = 45_000
const POLL_EVERY_MS = 5_000

/** One tab holds the lock, connects and broadcasts. If it closes or falls silent, another one resumes. */
export const joinLive = (onMessage: (message: LiveMessage) => void): (() => void) => {
  // Web Locks exist only in secure contexts; elsewhere each tab opens its own connection.
  if (!navigator.locks) return openLiveSource('', onMessage)
  const channel = new BroadcastChannel(NAME)
  const leaving = new AbortController()
  let lastEventId = ''
  let last: Extract<LiveMessage, { type: 'state' }> = { type: 'state', state: 'connecting', id: '' }
  let hasLock = false
  let lastMessageAt = performance.now()

  // Posting to the channel throws after it is closed.
  const notify = (message: LiveMessage) => {
    if (!leaving.signal.aborted) channel.postMessage(message)
  }
  const receive = (message: LiveMessage) => {
    lastMessageAt = performance.now()
    if (message.type === 'ask') {
      // Sends the current cursor, because messages may have arrived since the last `state` message.
      if (hasLock) notify({ ...last, id: lastEventId })
      return
    }
    if (message.id) lastEventId = message.id
    if (message.type === 'state') last = message
    onMessage(message)
  }
  const connect = (): Promise<void> =>
    new Promise((resolve) => {
      if (leaving.signal.aborted) return resolve()
      hasLock = true
      const close = openLiveSource(lastEventId, (message) => {
        receive(message)
        notify(message)
      })
      disconnect = () => {
        hasLock = false
        close()
        resolve()
      }
      leaving.signal.addEventListener('abort', () => disconnect())
    })
  let disconnect = () => {}
  const queue = (options: LockOptions) => {
    navigator.locks.request(NAME, options, connect).catch(() => {
      // Another tab stole the lock, or this tab is leaving.
      disconnect()
      if (!leaving.signal.aborted) queue({ signal: leaving.signal })
    })
  }
  const takeOverFromSilent = () => {
    if (hasLock || performance.now() - lastMessageAt < SILENCE_MS) return
    onMessage({ type: 'state', state: 'cut', id: lastEventId })
    if (document.visibilityState === 'visible') queue({ steal: true })
    lastMessageAt = performance.now()
  }
  channel.addEventListener('message', ({ data }) => receive(data as LiveMessage))
  channel.postMessage({ type: 'ask' } satisfies LiveMessage)
  queue({ signal: leaving.signal })
  const watch = setInterval(takeOverFromSilent, POLL_EVERY_MS)
  return () => {
    clearInterval(watch)
    leaving.abort()
    channel.close()
  }
}
