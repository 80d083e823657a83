import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type ListenOptions, type Server as SocketServer } from 'node:net'

/** Since 1.45, libuv accepts one connection per listening socket in each event loop iteration. */
const SOCKETS = 128
/** Several sockets on one port need SO_REUSEPORT, which Node supports on Linux. */
const CAN_SHARE_PORT = process.platform === 'linux'

type Listeners = {
  listen: (options: Pick<ListenOptions, 'port' | 'host' | 'backlog'>) => Promise<void>
  close: () => Promise<void>
}

export const createListeners = (server: Server): Listeners => {
  const beside: SocketServer[] = []
  const listen: Listeners['listen'] = async (options) => {
    if (!CAN_SHARE_PORT) {
      await once(server.listen(options), 'listening')
      return
    }
    await assertFree(options)
    await once(server.listen({ ...options, reusePort: true }), 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : options.port
    for (let count = 1; count < SOCKETS; count += 1) {
      const socketServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      )
      await once(socketServer.listen({ ...options, port, reusePort: true }), 'listening')
      beside.push(socketServer)
    }
  }
  const close = async () => {
    const closing = [server, ...beside].map(
      (each) => new Promise<void>((resolve) => each.close(() => resolve())),
    )
    await Promise.all(closing)
  }
  return { listen, close }
}

/** Throws EADDRINUSE if the port is taken: two servers on one port would silently split its connections. */
const assertFree = async (options: ListenOptions): Promise<void> => {
  const probe = createServer()
  await once(probe.listen(options), 'listening')
  await new Promise<void>((resolve) => probe.close(() => resolve()))
}
