import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

/** Every path that requires a token, listed by hand so that a forgotten endpoint is noticed. */
const GUARDED: [method: string, path: string][] = [
  ['GET', '/user/webhook'],
  ['POST', '/user/webhook/balance'],
  ['DELETE', '/user/webhook/balance'],
  ['POST', '/user/webhook/balance/rotate'],
  ['POST', '/user/webhook/proposal'],
  ['DELETE', '/user/webhook/proposal'],
  ['POST', '/user/webhook/proposal/rotate'],
  ['POST', '/user/webhook/private-consignment/consult'],
  ['DELETE', '/user/webhook/private-consignment/consult'],
  ['POST', '/user/webhook/private-consignment/consult/rotate'],
  ['POST', '/user/webhook/private-consignment/operation'],
  ['DELETE', '/user/webhook/private-consignment/operation'],
  ['POST', '/user/webhook/private-consignment/operation/rotate'],
  ['GET', '/user/webhook/endpoints'],
  ['POST', '/user/webhook/endpoints'],
  ['PATCH', '/user/webhook/endpoints/0199a3b2-7c00-7000-8000-00000000dead'],
  ['DELETE', '/user/webhook/endpoints/0199a3b2-7c00-7000-8000-00000000dead'],
  ['POST', '/user/webhook/endpoints/0199a3b2-7c00-7000-8000-00000000dead/rotate'],
  ['POST', '/fgts/balance'],
  ['GET', '/fgts/balance'],
  ['GET', '/fgts/balance/queries/0199a3b2-7c00-7000-8000-00000000dead'],
  ['DELETE', '/fgts/balance/cache/52998224725'],
  ['GET', '/fgts/simulations/fees/new'],
  ['POST', '/fgts/simulations'],
  ['POST', '/fgts/proposal'],
  ['GET', '/fgts/proposal'],
  ['GET', '/fgts/proposal/0199a3b2-7c00-7000-8000-00000000dead'],
  ['PATCH', '/fgts/proposal/0199a3b2-7c00-7000-8000-00000000dead/cancel'],
  ['GET', '/fgts/proposal/0199a3b2-7c00-7000-8000-00000000dead/pendency'],
  ['POST', '/fgts/proposal/0199a3b2-7c00-7000-8000-00000000dead/solvePendency'],
  ['POST', '/fgts/proposal/0199a3b2-7c00-7000-8000-00000000dead/document'],
  [
    'GET',
    '/fgts/proposal/0199a3b2-7c00-7000-8000-00000000dead/document/0199a3b2-7c00-7000-8000-00000000beef',
  ],
  ['GET', '/banks'],
]

const FOR_ANY_TOKEN = ['/banks']

const PUBLIC = [
  '/health',
  '/health/live',
  '/health/ready',
  '/openapi.json',
  '/.well-known/jwks.json',
  '/reasons',
  '/statuses',
]

const bodyOf = (method: string) => (method === 'GET' ? {} : { body: {} })

describe('the addresses of the contract', () => {
  test.each(GUARDED)('reject %s %s without a token', async (method, path) => {
    const answer = await harness.api(path, { method, token: null, ...bodyOf(method) })
    expect([answer.status, answer.body.code]).toEqual([401, 'token_missing'])
  })

  test.each(GUARDED)('reject %s %s with a token whose scopes do not cover it', async (method, path) => {
    const token = await harness.token(path.startsWith('/user/') ? 'fgts' : 'webhooks')
    const answer = await harness.api(path, { method, token, ...bodyOf(method) })
    if (FOR_ANY_TOKEN.includes(path)) expect(answer.status).toBe(200)
    else expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope'])
  })

  test.each(PUBLIC)('answer GET %s without a token', async (path) => {
    expect((await harness.api(path, { token: null })).status).toBe(200)
  })

  test('reject every write with a read-only token', async () => {
    const token = await harness.token('read')
    expect((await harness.api('/fgts/balance', { token })).status).toBe(200)
    const write = await harness.api('/fgts/balance', {
      token,
      body: { documentNumber: '52998224725', provider: 'aurora' },
    })
    expect([write.status, write.body.code]).toEqual([403, 'insufficient_scope'])
  })
})

describe('the document of the API', () => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${harness.origin}/openapi.json`, { method, headers })

  test('has an ETag of its content, and is not sent again to a client that has it', async () => {
    const full = await ask()
    const etag = full.headers.get('etag') ?? ''
    const tagged = createHash('sha256')
      .update(await full.text())
      .digest('base64url')
    expect(etag).toBe(`"${tagged}"`)
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask({ 'if-none-match': header })
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect((await ask({ 'if-none-match': etag }, 'HEAD')).status).toBe(304)
  })
})
