import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startServerProcess } from './server-process.ts'

const QUOTA = 200
/** Number of concurrent requests; must stay below `CONCURRENCY_WHEN_BUSY` of the load shedder. */
const TOGETHER = 16

let harness: Harness
let servers: Awaited<ReturnType<typeof startServerProcess>>[]
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const settings = { RATE_LIMIT_PER_MINUTE: String(QUOTA) }
  servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
})
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.end('SIGKILL')))
  await harness?.stop()
})

test('grants an application exactly one limit across two servers at once', async () => {
  const authorization = `Bearer ${await harness.token()}`
  const ask = async (origin: string): Promise<Response> => {
    const answer = await fetch(`${origin}/api/banks`, { headers: { authorization } })
    await answer.arrayBuffer()
    // A busy server sheds load with 503 before it checks the rate limit, so the call is retried, as real
    // clients do.
    return answer.status === 503 ? ask(origin) : answer
  }
  for (const { origin } of servers)
    await eventually('a server to answer', () => fetch(`${origin}/api/health`).catch(() => undefined), 60_000)

  const answers: Response[] = []
  const askAlternately = async (_: unknown, lane: number) => {
    for (let at = lane; at < 2 * QUOTA; at += TOGETHER) answers.push(await ask(servers[at % 2]?.origin ?? ''))
  }
  await Promise.all(Array.from({ length: TOGETHER }, askAlternately))
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  expect(served.length + refused.length).toBe(2 * QUOTA)
  expect(served.length).toBeLessThanOrEqual(QUOTA)
  // Each server reserves part of the quota; at most a fortieth of the quota stays reserved but unused.
  expect(served.length).toBeGreaterThanOrEqual(QUOTA - QUOTA / 40)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
