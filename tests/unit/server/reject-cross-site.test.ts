import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rejectCrossSite } from '#lib/server/reject-cross-site.ts'
import { rawRequest } from '#tests/support/servers/raw-request.ts'

const OURS = 'https://credit.example.com'

let address: string
const server = createServer((request, response) => {
  if (!rejectCrossSite(request, response)) response.end(`served ${request.headers['x-forwarded-host']}`)
})
beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1/nowhere')
  vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
  vi.stubEnv('ORIGIN', OURS)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const send = (method: string, ...headers: string[]) =>
  rawRequest(
    address,
    [
      `${method} /proposals HTTP/1.1`,
      'Host: credit.example.com',
      'Connection: close',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  )

test('rejects an action that another site triggers in a browser with 403', async () => {
  for (const headers of [
    ['Origin: https://evil.example'],
    ['Origin: null'],
    ['Origin: http://credit.example.com'],
    ['Origin: https://other.credit.example.com'],
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site', `Origin: ${OURS}`],
    ['Origin: https://evil.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'],
  ]) {
    const { status, text } = await send('POST', ...headers)
    expect([headers, status]).toEqual([headers, 403])
    expect(text).toContain('permission_denied')
  }
})

test('serves our own pages and programs without a browser, and lets links from elsewhere be followed', async () => {
  for (const [method, ...headers] of [
    ['POST', `Origin: ${OURS}`, 'Sec-Fetch-Site: same-origin'],
    ['POST'],
    ['GET', 'Sec-Fetch-Site: cross-site', 'Origin: https://elsewhere.example'],
  ])
    expect((await send(method ?? '', ...headers)).status).toBe(200)
})

test('ignores what a caller says of proxies unless we trust one', async () => {
  expect((await send('GET', 'X-Forwarded-Host: evil.example')).text).toContain('served undefined')
})
