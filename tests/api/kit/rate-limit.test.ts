import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const QUOTA = 30

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  // The service reads the limit at the first request.
  process.env.RATE_LIMIT_PER_MINUTE = String(QUOTA)
})
afterAll(() => harness.stop())

const statuses = async (times: number, call: (turn: number) => Promise<{ status: number }>) => {
  const results: number[] = []
  for (let turn = 0; turn < times; turn += 1) results.push((await call(turn)).status)
  return results
}

describe('the limit of requests', () => {
  test('applies per application and says when to retry', async () => {
    await harness.travel(60_000)
    const token = await harness.token()
    const results = await statuses(QUOTA, () => harness.api('/banks', { token }))
    expect(new Set(results)).toEqual(new Set([200]))
    const over = await harness.api('/banks', { token })
    expect([over.status, over.body.code, over.body.retryable]).toEqual([429, 'rate_limited', true])
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(over.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
    await harness.travel(60_000)
    expect((await harness.api('/banks')).status).toBe(200)
  })

  test('applies per address to callers without a valid token, but not to valid tokens from there', async () => {
    await harness.travel(60_000)
    const token = await harness.token()
    const callAs = (turn: number) =>
      harness.api('/banks', {
        token: `no.such.${turn}`,
        headers: { 'x-forwarded-for': `203.0.113.${turn}`, 'x-origination-client-ip': `203.0.113.${turn}` },
      })
    const results = await statuses(QUOTA + 1, callAs)
    expect(results).toEqual([...Array(QUOTA).fill(401), 429])
    const over = await callAs(7)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await harness.api('/banks', { token })).status).toBe(200)
  })

  test('applies per address at the token endpoint, whatever the client id', async () => {
    await harness.travel(60_000)
    const ask = (turn: number) =>
      harness.api('/oauth/token', {
        token: null,
        body: { grant_type: 'client_credentials', client_id: `nobody-${turn}`, client_secret: 'x' },
      })
    expect(await statuses(QUOTA + 1, ask)).toEqual([...Array(QUOTA).fill(401), 429])
    const over = await ask(0)
    expect(over.body).toEqual({ error: 'rate_limited', error_description: expect.any(String) })
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
