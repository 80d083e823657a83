import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchErrorCode } from '#lib/config/fetch-error-code.ts'

const caught = (work: Promise<unknown>) => work.then(() => undefined, fetchErrorCode)

test('names the code of what kept a fetch from a response, never a text from outside', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await caught(fetch(origin, { signal: AbortSignal.timeout(1) }))).toBe('no answer in time')
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  expect(await caught(fetch(origin))).toBe('ECONNREFUSED')
  expect(fetchErrorCode(new Error('secret text'))).toBe('Error')
})
