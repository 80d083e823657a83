import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const ASK_EVERY_MS = 100

/** Load balancer that retries a request on the next server only if the connection could not be opened. */
export const startBalancer = async () => {
  const ports = new Set<number>()
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const ask = async (port: number) => {
    const address = `http://127.0.0.1:${port}/api/health/ready`
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok && ports.has(port)) ready.add(port)
    else ready.delete(port)
  }
  const asking = setInterval(() => {
    for (const port of ports) void ask(port)
  }, ASK_EVERY_MS)

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): void => {
    let tries = 3
    const attempt = () => {
      const [...able] = ready
      const port = able[turn++ % able.length]
      const { method, url: path, headers } = incoming
      const onward = request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
        const { connection: _, ...rest } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, rest)
        answer.pipe(outgoing)
      })
      onward.on('error', (error: NodeJS.ErrnoException) => {
        tries -= 1
        if (error.code === 'ECONNREFUSED' && tries > 0) attempt()
        else outgoing.writeHead(502).end(String(error.code))
      })
      onward.end(body)
    }
    attempt()
  }
  const server = createServer(async (incoming, outgoing) => {
    forward(incoming, outgoing, await buffer(incoming))
  })
  // Keeps idle client connections open, because only connections to the servers are tested.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port: number) => ports.add(port),
    remove: (port: number) => ports.delete(port) && ready.delete(port),
    isReady: (port: number) => ready.has(port),
    stop: () => {
      clearInterval(asking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
