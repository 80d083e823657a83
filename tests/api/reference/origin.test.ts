import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

/** Nothing listens here. ORIGIN is unreachable in the same way until its DNS or proxy is set up. */
const NOWHERE = 'http://127.0.0.1:1'
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ settings: () => ({ ORIGIN: NOWHERE }) })
})
afterAll(() => harness.stop())

test('lets a sandbox institution report a balance even if ORIGIN does not lead to the service', async () => {
  const body = { documentNumber: makeCpf({ seed: 1_701 }), provider: 'aurora' }
  const response = await harness.api('/fgts/balance', { body })
  const id = response.headers.get('x-balance-query-id')
  await eventually(
    'the balance',
    async () => (await harness.api(`/fgts/balance/queries/${id}`)).body.status === 'success',
  )
})

test('reports in health and monitoring whether ORIGIN leads to this service, without going out of service', async () => {
  const { checkOrigin } = await import('#lib/server/watch-origin.ts')
  const manager = await backOfficeSession('manager@demo.local')
  const healthWith = async (origin: string) => {
    await checkOrigin(origin)
    const health = await harness.api('/health', { token: null })
    const ready = await harness.api('/health/ready', { token: null })
    const monitoring = await harness.api('/panel/monitoring', { token: null, headers: manager })
    return [health.body.status, ready.status, health.body.origin, monitoring.body.origin]
  }
  const stranger = createServer((_, response) => response.end('{"status":"live"}')).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  expect(await healthWith(NOWHERE)).toEqual(['ok', 200, 'unreachable', 'unreachable'])
  expect(await healthWith(harness.origin)).toEqual(['ok', 200, 'ok', 'ok'])
  expect(await healthWith(`http://127.0.0.1:${port}`)).toEqual(['ok', 200, 'unreachable', 'unreachable'])
  stranger.close()
})
