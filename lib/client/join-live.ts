import type { LiveMessage } from './live-messages.ts'
import { openLiveSource } from './live-source.ts'

const NAME = 'origination-live'
/**
 * The tab that keeps the connection speaks at least every 15 s; one that is silent for so long is frozen or
 * gone.
 */
const SILENCE_MS = 45_000
const POLL_EVERY_MS = 5_000

/**
 * Joins the tabs of this browser that share one connection to the live channel: the one with the lock keeps
 * it open and passes on what it hears; when it closes, another takes over from the same place. A tab in use
 * takes the lock from one that has fallen silent. `hear` gets every message, whichever tab received it.
 * Returns how to leave.
 */
export const joinLive = (hear: (message: LiveMessage) => void): (() => void) => {
  // Locks exist in secure contexts alone; elsewhere each tab connects for itself.
  if (!navigator.locks) return openLiveSource('', hear)
  const channel = new BroadcastChannel(NAME)
  const leaving = new AbortController()
  let lastEventId = ''
  let last: Extract<LiveMessage, { type: 'state' }> = { type: 'state', state: 'connecting', id: '' }
  let hasLock = false
  let heardAt = performance.now()

  // What arrives while the page is being left has nobody to go to: the channel is closed.
  const notify = (message: LiveMessage) => {
    if (!leaving.signal.aborted) channel.postMessage(message)
  }
  const take = (message: LiveMessage) => {
    heardAt = performance.now()
    if (message.type === 'ask') {
      // With the place of now: the state may have been reported before what came since.
      if (hasLock) notify({ ...last, id: lastEventId })
      return
    }
    if (message.id) lastEventId = message.id
    if (message.type === 'state') last = message
    hear(message)
  }
  const connect = (): Promise<void> =>
    new Promise((resolve) => {
      if (leaving.signal.aborted) return resolve()
      hasLock = true
      const close = openLiveSource(lastEventId, (message) => {
        take(message)
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
      // Taken away by another tab, or left.
      disconnect()
      if (!leaving.signal.aborted) queue({ signal: leaving.signal })
    })
  }
  const takeOverFromSilent = () => {
    if (hasLock || performance.now() - heardAt < SILENCE_MS) return
    hear({ type: 'state', state: 'cut', id: lastEventId })
    if (document.visibilityState === 'visible') queue({ steal: true })
    heardAt = performance.now()
  }
  channel.addEventListener('message', ({ data }) => take(data as LiveMessage))
  channel.postMessage({ type: 'ask' } satisfies LiveMessage)
  queue({ signal: leaving.signal })
  const watch = setInterval(takeOverFromSilent, POLL_EVERY_MS)
  return () => {
    clearInterval(watch)
    leaving.abort()
    channel.close()
  }
}
