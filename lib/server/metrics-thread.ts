import { createServer, type ServerResponse } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromMetricsThread, MetricsAnswer, ToMetricsThread } from './metrics-thread-messages.ts'

/** This thread stays responsive while the main thread, which computes the answers, is overloaded. */
const { host, port } = workerData as { host: string; port: number }

/** Time that a health check waits for a new answer before it gets the cached one (milliseconds). */
const LATE_MS = 50
const STALE_MS = 10_000
const GIVE_UP_MS = 10_000
const REFRESH_EVERY_MS = 1_000
/** Health is refreshed in the background for this long after a check (milliseconds). */
const WATCHED_MS = 60_000
const LISTEN_AGAIN_MS = 5_000

const SILENT: MetricsAnswer = {
  status: 503,
  headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '2', 'Cache-Control': 'no-store' },
  body: JSON.stringify({
    type: 'about:blank',
    title: 'The server does not respond',
    status: 503,
    code: 'service_unavailable',
  }),
}

type Path = { answer: MetricsAnswer | undefined; answeredAt: number; askedAt: number }

const paths = new Map<string, Path>()
const pending = new Map<number, (answer: MetricsAnswer) => void>()
let lastId = 0

const send = (message: FromMetricsThread) => parentPort?.postMessage(message)

parentPort?.on('message', ({ id, answer }: ToMetricsThread) => {
  pending.get(id)?.(answer)
  pending.delete(id)
})

const ask = (path: string): Promise<MetricsAnswer> =>
  new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const timer = setTimeout(() => {
      pending.delete(id)
      resolve(SILENT)
    }, GIVE_UP_MS)
    pending.set(id, (answer) => {
      clearTimeout(timer)
      if (HEALTH.test(path)) remember(path, answer)
      resolve(answer)
    })
    send({ kind: 'question', id, path })
  })

const remember = (path: string, answer: MetricsAnswer) => {
  const known = paths.get(path)
  if (known) Object.assign(known, { answer, answeredAt: performance.now() })
}

const healthOf = (path: string): Promise<MetricsAnswer> => {
  const known = paths.get(path) ?? { answer: undefined, answeredAt: 0, askedAt: 0 }
  paths.set(path, known)
  known.askedAt = performance.now()
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      if (known.answer && performance.now() - known.answeredAt < STALE_MS) resolve(known.answer)
    }, LATE_MS)
    void ask(path).then((answer) => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}

const refresh = () => {
  const since = performance.now() - WATCHED_MS
  for (const [path, { askedAt }] of paths) if (askedAt > since) void ask(path)
}
setInterval(refresh, REFRESH_EVERY_MS)

const HEALTH = /^\/health(?:\/live|\/ready)?$/

const write = (response: ServerResponse, { status, headers, body }: MetricsAnswer) => {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}

const server = createServer((request, response) => {
  const [path = ''] = request.url?.split('?', 1) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && HEALTH.test(path)) void healthOf(path).then((answer) => write(response, answer))
  else if (isRead && (path === '/metrics' || path === '/'))
    void ask(path).then((answer) => write(response, answer))
  else response.writeHead(404).end()
})
const listen = () => server.listen({ port, host })
server.on('error', ({ message }) => {
  send({ kind: 'failed', message })
  setTimeout(listen, LISTEN_AGAIN_MS)
})
server.on('listening', () => send({ kind: 'listening' }))
listen()
