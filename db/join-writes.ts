import type { Socket } from 'node:net'

/** The driver (3.4.9) sends its buffer early at this size, and otherwise at the end of the turn. */
const EARLY_FLUSH_BYTES = 1024

/** Joins the driver's early and final flush of a turn into one system call. Has no effect under TLS. */
export const joinWrites = (socket: Socket): Socket => {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
  let isHeld = false
  const release = () => {
    if (!isHeld) return
    isHeld = false
    socket.uncork()
  }
  const joined = (data: Uint8Array | string, ...rest: unknown[]): boolean => {
    // With a full socket the driver waits for responses before it sends more, so the held data must go out.
    if (socket.writableLength + data.length >= socket.writableHighWaterMark) release()
    else if (!isHeld && data.length >= EARLY_FLUSH_BYTES) {
      isHeld = true
      socket.cork()
      // The driver schedules its own flush before the end of the tick, so this one comes after it.
      process.nextTick(() => setImmediate(release))
    }
    return write(data, ...rest)
  }
  return Object.assign(socket, { write: joined })
}
