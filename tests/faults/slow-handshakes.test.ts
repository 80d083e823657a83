import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { longestSeconds, recordFigures } from '#tests/support/checks/record-figures.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { drillSize, drillTimeout } from '#tests/support/fixtures/drill-size.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { startDatabaseGate } from '#tests/support/servers/database-gate.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startKillablePostgres } from './killable-postgres.ts'
import { startServerProcess } from './server-process.ts'

const KILLS = drillSize('kills-under-load', { short: 2, full: 10 })
const CALLS_A_SECOND = 60
const HANDSHAKE_MS = 2_000
const AWAY_MS = 3_000

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>
let harness: Harness
let gate: Awaited<ReturnType<typeof startDatabaseGate>>
let server: Awaited<ReturnType<typeof startServerProcess>>

beforeAll(async () => {
  postgres = await startKillablePostgres()
  harness = await startHarness({ worker: false })
  gate = await startDatabaseGate(harness.database.servingUrl, { handshakeMs: HANDSHAKE_MS })
  server = await startServerProcess({ DATABASE_URL: gate.url, RATE_LIMIT_PER_MINUTE: '1000000' })
  await eventually('the server to be ready', async () => (await callHealth()).status === 200)
  await eventually('the screens to be ready', async () => (await call('/login')).status === 200, 120_000)
})
afterAll(async () => {
  await server?.end('SIGKILL')
  gate?.stop()
  await harness?.stop()
  await postgres?.end('SIGTERM')
})

type Outcome = { at: number; ms: number; status: number; hasHint: boolean }

const call = async (path: string, options: RequestInit = {}): Promise<Outcome> => {
  const at = performance.now()
  const answer = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...options }).catch(
    () => undefined,
  )
  await answer?.text()
  const ms = performance.now() - at
  return { at, ms, status: answer?.status ?? 0, hasHint: answer?.headers.has('retry-after') === true }
}
const callHealth = () => call('/api/health')

const cookieOfAgent = async () => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const access = await accessFixture()
  const { sessionId } = await signIn(
    access.stranger(),
    await access.person(await harness.demoOrganizationId()),
  )
  return `next-auth.session-token=${await sessionToken(sessionId)}`
}

test(
  'answers every call or rejects it with a hint after Postgres is killed behind slow handshakes, in the same process',
  async () => {
    const token = await harness.token()
    const calls: Promise<Outcome>[] = []
    const credentials = { client_id: 'demo-app', client_secret: 'demo-app-secret' }
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials })
    const cookie = await cookieOfAgent()
    const page = () => call('/proposals', { headers: { cookie, accept: 'text/html' } })
    const list = () => call('/api/fgts/balance', { headers: { authorization: `Bearer ${token}` } })
    const sendForToken = () => call('/api/oauth/token', { method: 'POST', body })
    const KINDS = [page, ...Array.from({ length: 4 }, () => [callHealth, list, sendForToken]).flat()]
    const timer = setInterval(() => {
      calls.push((KINDS[calls.length % KINDS.length] ?? callHealth)())
    }, 1000 / CALLS_A_SECOND)
    const returns: number[] = []
    await pause(2_000)
    for (let kill = 0; kill < KILLS; kill += 1) {
      await postgres.kill('SIGKILL')
      await pause(AWAY_MS)
      await postgres.heal()
      const back = performance.now()
      await eventually('the server to serve again', async () => (await callHealth()).status === 200, 120_000)
      returns.push(performance.now() - back)
      await pause(2_000)
    }
    clearInterval(timer)
    const outcomes = await Promise.all(calls)
    const served = outcomes.filter(({ status }) => status === 200)
    recordFigures('kills of Postgres under load, behind handshakes of 2 s', {
      kills: KILLS,
      calls: outcomes.length,
      served: served.length,
      'longest answer': longestSeconds(outcomes.map(({ ms }) => ms)),
      'longest until served again': longestSeconds(returns),
    })
    const wrong = outcomes.filter(({ status, hasHint }) => status !== 200 && !(status === 503 && hasHint))
    expect(wrong).toEqual([])
    expect((await callHealth()).status).toBe(200)
  },
  drillTimeout(KILLS, 30_000),
)
