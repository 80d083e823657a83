import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { frameOf } from '#lib/http/request-frame.ts'
import { overloadedAnswer } from './overloaded-answer.ts'
import { isProgramPath } from './request-lanes.ts'

const MAX_CONNECTIONS = 1_024
/** Grace period for a refused connection to send its request and read the answer (milliseconds). */
const CLOSE_AFTER_MS = 2_000

const REQUEST_LINE = /^[A-Z]+ (\/\S*) HTTP\/1\.[01]\r\n/

const answerTo = (head: string, path: string): string => {
  const get = (name: string) => new RegExp(`\r\n${name}: *([^\r\n]*)`, 'i').exec(head)?.[1] ?? null
  const frame = frameOf({ headers: { get }, url: `http://server${path}` })
  const { lines, body } = overloadedAnswer(frame)
  let text = 'HTTP/1.1 503 Service Unavailable\r\n'
  for (let at = 0; at < lines.length; at += 2) text += `${lines[at]}: ${lines[at + 1]}\r\n`
  return `${text}Connection: close\r\n\r\n${body}`
}

/**
 * Refuses API connections above `max` while requests are shed, before HTTP parsing and queueing. Connections
 * for pages, tokens and health checks are still accepted.
 */
export const refuseConnectionsTo = (
  server: Server,
  options: { isRefusing: () => boolean; onRefused: () => void; max?: number },
): void => {
  const { isRefusing, onRefused, max = MAX_CONNECTIONS } = options
  const accept = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  let open = 0
  const pass = (socket: Socket) => {
    for (const listener of accept) listener.call(server, socket)
  }
  const examine = (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref()
    socket.once('close', () => clearTimeout(timer))
    socket.on('error', () => socket.destroy())
    socket.once('data', (chunk: Buffer) => {
      const head = chunk.toString('latin1')
      const path = REQUEST_LINE.exec(head)?.[1]
      if (path !== undefined && isProgramPath(path)) {
        onRefused()
        socket.end(answerTo(head, path)).resume()
        return
      }
      clearTimeout(timer)
      socket.pause()
      pass(socket)
      socket.unshift(chunk)
      socket.resume()
    })
  }
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    if (open > max && isRefusing()) examine(socket)
    else pass(socket)
  })
}
