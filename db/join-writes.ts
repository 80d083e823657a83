import type { Socket } from 'node:net'

/**
 * The driver (3.4.9) sends its buffer early when it reaches this size, and otherwise at the end of the turn.
 */
const EARLY_FLUSH_BYTES = 1024

/**
 * Holds an early flush until the driver's flush at the end of the turn, so that both are one system call. A
 * large INSERT and its COMMIT would otherwise be two, each of which costs more than the rest of the
 * statement. Has no effect under TLS, where the driver writes to another socket.
 */
export const joinWrites = (socket: Socket): Socket => {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
  let isHeld = false
  const release = () => {
    if (!isHeld) return
    isHeld = false
    socket.uncork()
  }
  const joined = (data: Uint8Array | string, ...rest: unknown[]): boolean => {
    // A full socket makes the driver wait for answers before it sends more.
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
