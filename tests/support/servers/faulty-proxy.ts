import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Forwarded = { method: string; path: string; status: number; body: string }

/** Returns true if it answers, or cuts, the request itself; `pass` sends the true answer, however late. */
export type Fault = (answer: Forwarded, response: ServerResponse, pass: () => void) => boolean

/** Forwards every request to an installation and lets a test spoil the answers after they were given. */
export const startFaultyProxy = async (origin: string) => {
  const passed: Forwarded[] = []
  let fault: Fault = () => false
  const server = createServer((request, response) => {
    forward(origin, request)
      .then(({ answer, headers }) => {
        passed.push(answer)
        const pass = () => response.writeHead(answer.status, headers).end(answer.body)
        if (!fault(answer, response, pass)) pass()
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    /** Counts the requests that reached the installation. */
    count: (method: string, path: RegExp) =>
      passed.filter((each) => each.method === method && path.test(each.path)).length,
    spoil: (next: Fault) => {
      fault = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>

const HOP_BY_HOP = ['host', 'connection', 'transfer-encoding', 'content-length', 'keep-alive']

const forward = async (origin: string, request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  const { method = 'GET', url: path = '/' } = request
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(method !== 'GET' && { body: Buffer.concat(parts) }),
  })
  const body = await response.text()
  const kept = [...response.headers].filter(
    ([name]) => !HOP_BY_HOP.includes(name) && name !== 'content-encoding',
  )
  return { answer: { method, path, status: response.status, body }, headers: Object.fromEntries(kept) }
}
