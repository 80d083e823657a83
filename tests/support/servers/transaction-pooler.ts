import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Startup parameters that the pooler tracks per client; other parameters are rejected, as in PgBouncer. */
const KEPT = ['user', 'database', 'client_encoding', 'application_name', 'DateStyle', 'TimeZone']
const READY = 'Z'
const IDLE = 'I'.charCodeAt(0)

type Backend = { socket: Socket; client: Client | undefined }
type Client = { socket: Socket; backend: Backend | undefined; unanswered: number; waiting: Buffer[] }

/**
 * Starts a transaction pooler. Each transaction gets the connection that has been idle longest, so a client
 * never gets the same connection twice in a row. Sessions are not reset between transactions.
 */
export const startTransactionPooler = async (server: URL, connections: number) => {
  const pool = createPool()
  const sockets = new Set<Socket>()
  let signedIn = 0
  let clients = 0

  const admit = (socket: Socket, startup: Buffer) => {
    const own = connect(Number(server.port || 5432), server.hostname, () => own.write(startup))
    sockets.add(own)
    own.setNoDelay(true)
    const client: Client = { socket, backend: undefined, unanswered: 0, waiting: [] }
    const backend: Backend = { socket: own, client: undefined }
    let isIn = false
    const toServer = frameMessages((message) => pool.fromClient(client, message))
    socket.on('data', (bytes) => (isIn ? toServer(bytes) : own.write(bytes)))
    const toClient = frameMessages((message) => {
      if (isIn) {
        pool.fromServer(backend, message)
        return
      }
      socket.write(message)
      if (typeOf(message) !== READY) return
      isIn = true
      signedIn += 1
      // Only the first `connections` clients add a connection to the pool; later clients share those.
      if (signedIn > connections) own.destroy()
      else pool.release(backend)
    })
    own.on('data', toClient)
    own.on('error', () => socket.destroy())
  }

  const listener = createServer((socket) => {
    sockets.add(socket)
    clients += 1
    socket.setNoDelay(true)
    socket.on('close', () => {
      clients -= 1
      if (clients > 0) return
      signedIn = 0
      pool.clear()
    })
    socket.on('error', () => undefined)
    socket.once('data', (startup) => {
      const wrong = parametersOf(startup).find((name) => !KEPT.includes(name))
      if (wrong === undefined) admit(socket, startup)
      else socket.end(refusal(`unsupported startup parameter: ${wrong}`))
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const url = new URL(server)
  url.hostname = '127.0.0.1'
  url.port = String((listener.address() as AddressInfo).port)
  return {
    url: url.href,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
    },
  }
}

/**
 * Creates a pool in which a client holds a connection from its first message until its transaction has ended.
 */
const createPool = () => {
  const idle: Backend[] = []
  const queue: Client[] = []

  const assign = (client: Client, backend: Backend) => {
    client.backend = backend
    backend.client = client
    for (const message of client.waiting.splice(0)) backend.socket.write(message)
  }
  const release = (backend: Backend) => {
    backend.client = undefined
    const next = queue.shift()
    if (next) assign(next, backend)
    else idle.push(backend)
  }
  return {
    release,
    clear: () => {
      for (const { socket } of idle.splice(0)) socket.destroy()
    },
    fromClient: (client: Client, message: Buffer) => {
      const type = typeOf(message)
      if (type === 'X') return
      if (type === 'Q' || type === 'S') client.unanswered += 1
      if (client.backend) {
        client.backend.socket.write(message)
        return
      }
      client.waiting.push(message)
      const free = idle.shift()
      if (free) assign(client, free)
      else if (!queue.includes(client)) queue.push(client)
    },
    fromServer: (backend: Backend, message: Buffer) => {
      const { client } = backend
      client?.socket.write(message)
      if (client === undefined || typeOf(message) !== READY) return
      client.unanswered -= 1
      if (message[5] !== IDLE || client.unanswered > 0) return
      client.backend = undefined
      release(backend)
    },
  }
}

const typeOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0)

const frameMessages = (take: (message: Buffer) => void) => {
  let remainder = Buffer.alloc(0)
  return (bytes: Buffer) => {
    remainder = Buffer.concat([remainder, bytes])
    while (remainder.length >= 5 && remainder.length > remainder.readInt32BE(1)) {
      const message = remainder.subarray(0, remainder.readInt32BE(1) + 1)
      remainder = remainder.subarray(message.length)
      take(message)
    }
  }
}

const parametersOf = (startup: Buffer) =>
  startup
    .subarray(8)
    .toString()
    .split('\0')
    .filter((text, at) => at % 2 === 0 && text !== '')

const refusal = (message: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
