import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = {
  headers: IncomingHttpHeaders
  text: string
  body: Record<string, unknown>
  path: string
}

/** Writes the response to a request; by default a receiver responds with 204. */
export type Behaviour = (response: ServerResponse, request: ReceivedRequest) => void

export const startReceiver = async () => {
  const received: ReceivedRequest[] = []
  let behave: Behaviour = (response) => response.writeHead(204).end()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8')
      const entry = {
        headers: request.headers,
        text,
        body: JSON.parse(text || '{}'),
        path: request.url ?? '',
      }
      received.push(entry)
      behave(response, entry)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    ofType: (type: string) => received.filter((entry) => entry.body.type === type),
    behave: (next: Behaviour) => {
      behave = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
