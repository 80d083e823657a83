import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseLargeSignIn } from '#lib/server/sign-in-limit.ts'
import { rawRequest } from '#tests/support/servers/raw-request.ts'
import { serverUrl, TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

const server = createServer((request, response) => {
  if (!refuseLargeSignIn(request, response)) response.end('passed on')
})
let origin: string
beforeAll(async () => {
  Object.assign(process.env, TEST_ENVIRONMENT, { DATABASE_URL: serverUrl() })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const post = (path: string, headers: string, body: string) =>
  rawRequest(origin, `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n\r\n${body}`)

const SIGN_IN = '/api/auth/callback/credentials'

test('passes a sign-in of usual size on', async () => {
  expect((await post(SIGN_IN, 'Content-Length: 20', 'x'.repeat(20))).text).toContain('passed on')
  expect(
    (await rawRequest(origin, `GET ${SIGN_IN} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).text,
  ).toContain('passed on')
})

test('rejects a sign-in with a large body or an unknown length before reading it', async () => {
  for (const [headers, body] of [
    ['Content-Length: 9000000000', 'x'],
    ['Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ] as const) {
    const answer = await post(SIGN_IN, headers, body)
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('"code":"body_too_large"')
  }
})

test('leaves other pages alone', async () => {
  expect((await post('/fgts', 'Content-Length: 20000', 'x'.repeat(20_000))).text).toContain('passed on')
})
