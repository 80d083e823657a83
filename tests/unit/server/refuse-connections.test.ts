import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { refuseConnectionsTo } from '#lib/server/refuse-connections.ts'

let stop = () => {}
afterEach(() => stop())

/** Starts a server that exceeds its connection limit from the first connection on. */
const fullServer = async ({ isRefusing }: { isRefusing: boolean }) => {
  const counts = { refused: 0 }
  const server = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    response.end(`${request.method} ${request.url} ${bytes}`)
  })
  const onRefused = () => {
    counts.refused += 1
  }
  refuseConnectionsTo(server, { isRefusing: () => isRefusing, onRefused, max: 0 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { connection: 'close', ...init.headers } })
  return { ask, counts, port }
}

test('refuses a program before its request is parsed, with a problem it can read', async () => {
  const { ask, counts } = await fullServer({ isRefusing: true })
  const response = await ask('/api/fgts/simulations', {
    method: 'POST',
    body: 'x'.repeat(300_000),
    headers: { 'x-request-id': 'mine-1', 'accept-language': 'en' },
  })
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/problem+json',
    'retry-after': '2',
    'x-request-id': 'mine-1',
    connection: 'close',
  })
  expect(await response.json()).toMatchObject({
    code: 'service_unavailable',
    instance: '/api/fgts/simulations',
    requestId: 'mine-1',
    retryable: true,
  })
  expect(counts.refused).toBe(1)
})

test('accepts people, tokens and health with the whole of what they sent', async () => {
  const { ask, counts } = await fullServer({ isRefusing: true })
  const body = 'x'.repeat(300_000)
  expect(await (await ask('/api/oauth/token', { method: 'POST', body })).text()).toBe(
    'POST /api/oauth/token 300000',
  )
  expect(await (await ask('/api/health')).text()).toBe('GET /api/health 0')
  expect(await (await ask('/fgts', { method: 'POST', body: 'a=1' })).text()).toBe('POST /fgts 3')
  expect(counts.refused).toBe(0)
})

test('serves a request whose head arrives in pieces', async () => {
  const { port } = await fullServer({ isRefusing: true })
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  socket.write('GET /api/hea')
  await new Promise((resolve) => setImmediate(resolve))
  socket.write('lth HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  expect(text).toContain('GET /api/health 0')
})

test('refuses nobody while nothing else is refused', async () => {
  const { ask } = await fullServer({ isRefusing: false })
  expect((await ask('/api/fgts/simulations')).status).toBe(200)
})
