import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Proxy in front of a database. While shut, it accepts connections without answering. `handshakeMs`
 * delays each new connection.
 */
export const startDatabaseGate = async (databaseUrl: string, { handshakeMs = 0 } = {}) => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isOpen = true
  let attempts = 0

  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const forward = (near: Socket) => {
    if (near.destroyed) return
    const far = connect(Number(target.port), target.hostname)
    sockets.add(far)
    near.pipe(far)
    far.pipe(near)
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      one.once('close', () => other.destroy())
      one.on('error', () => undefined)
    }
  }
  const server = createServer((near) => {
    attempts += 1
    sockets.add(near)
    near.on('error', () => undefined)
    if (isOpen) setTimeout(forward, handshakeMs, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    attempts: () => {
      const count = attempts
      attempts = 0
      return count
    },
    shut: () => {
      isOpen = false
      cut()
    },
    open: () => {
      isOpen = true
      cut()
    },
    stop: () => {
      cut()
      server.close()
    },
  }
}
