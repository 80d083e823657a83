import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { request } from 'undici'
import { MEMORY_FLAGS } from '../scripts/lib/memory-flags.mjs'
import { createWorld, publishBacklog, publishMany, publishOne } from './delivery-world.ts'
import { prepareDatabase } from './prepare-database.ts'
import { stolenMs } from './process-usage.ts'
import { startServer } from './server-process.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rate: { type: 'string', default: '200' },
  },
})
const SCALE = options.quick ? 0.2 : 1
const BACKLOG = 10_000 * SCALE
/** Deliveries per second to the healthy receivers. */
const RATE = Number(options.rate)
if (!(RATE > 0)) throw new Error('--rate is a number of deliveries per second')
const SECONDS = 30 * SCALE
const WARM_UP_SECONDS = 6
const HEALTHY = 20
/** Hanging receivers never answer; refusing receivers reject the connection. */
const COLUMNS = [
  { organizations: 20, hanging: 100, refusing: 20 },
  { organizations: 20, hanging: 1_000, refusing: 50 },
  { organizations: 1, hanging: 1_000, refusing: 50 },
]
/** Pause before a measurement, in which the worker's polls (20 per second) rebuild its cached query plans. */
const QUIET_MS = 3_000

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:deliveries')
const database = await prepareDatabase(serverUrl, 100)
Object.assign(process.env, database.environment)
const startReceivers = (name: string) =>
  startServer(name, ['bench/receivers.ts'], { environment: {}, path: '/arrivals' })
const receivers = await startReceivers('receivers')
/** In a process of their own, so that their connections do not delay the arrivals that are measured. */
const hangingReceivers = await startReceivers('hanging receivers')
const base = `http://127.0.0.1:${receivers.port}`
const worker = { stop: async () => {} }

type Arrival = { event: string; at: number }
const arrivals = async (): Promise<Arrival[]> => (await (await fetch(`${base}/arrivals`)).json()) as Arrival[]
const waitForArrivals = async (count: number): Promise<Arrival[]> => {
  const all: Arrival[] = []
  for (;;) {
    all.push(...(await arrivals()))
    if (all.length >= count) return all
    await wait(100)
  }
}
const startWorker = () => {
  const child = spawn(process.execPath, [...MEMORY_FLAGS.worker, 'worker.ts'], {
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  worker.stop = async () => {
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await exit
  }
}
const perSecond = (all: readonly Arrival[]) => {
  const times = all.map(({ at }) => at).sort((a, b) => a - b)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  return Math.round((all.length * 1000) / Math.max(1, last - first))
}

/** Returns the reference throughput: one process posts bodies as large as a delivery's, 64 at a time. */
const bareLoop = async () => {
  let remaining = BACKLOG
  const body = JSON.stringify({ filler: 'x'.repeat(400) })
  const headers = { 'content-type': 'application/json', 'webhook-id': 'bare' }
  const post = async () => {
    while (remaining > 0) {
      remaining -= 1
      await (await request(`${base}/ok/bare`, { method: 'POST', headers, body })).body.dump()
    }
  }
  await Promise.all(Array.from({ length: 64 }, post))
  return perSecond(await waitForArrivals(BACKLOG))
}
const settleDatabase = async () => {
  const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  while ((await owner`select 1 from webhook_queue limit 1`).length > 0) await wait(200)
  await owner`vacuum analyze`
  await owner.end()
  await wait(QUIET_MS)
  await arrivals()
}
const urlsOf = (path: string, count: number, { port } = receivers) =>
  Array.from({ length: count }, (_, place) => `http://127.0.0.1:${port}/${path}/${place}`)

const backlogOf = async (endpoints: number) => {
  const organizations = await createWorld(database.ownerUrl, {
    organizations: endpoints,
    endpoints: [{ kind: 'balance', urls: urlsOf('ok', endpoints) }],
  })
  await settleDatabase()
  await publishBacklog(organizations, BACKLOG / endpoints)
  return perSecond(await waitForArrivals(BACKLOG))
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
/**
 * Returns latency percentiles in ms, from commit to arrival, at {@link RATE} deliveries per second, and the
 * percentage of CPU time that other machines of the host took, which delays any of them.
 */
const latencies = async (organizations: readonly string[], seconds = SECONDS) => {
  await arrivals()
  const stolenBefore = stolenMs()
  const ofEach = HEALTHY / organizations.length
  const events = (RATE * seconds) / ofEach
  const committed: Promise<number>[] = []
  const startedAt = performance.now()
  for (let one = 0; one < events; one += 1) {
    const organization = organizations[one % organizations.length]
    if (organization) committed.push(publishOne(organization, new Date()))
    const ahead = (one * 1000 * ofEach) / RATE - (performance.now() - startedAt)
    if (ahead > 1) await wait(ahead)
  }
  const commits = (await Promise.all(committed))
    .flatMap((at) => Array.from({ length: ofEach }, () => at))
    .sort((a, b) => a - b)
  const arrivedAt = (await waitForArrivals(commits.length)).map(({ at }) => at).sort((a, b) => a - b)
  // Commits and arrivals have almost the same order, so the n-th arrival is matched with the n-th commit.
  const latenciesMs = arrivedAt.map((at, place) => at - (commits[place] ?? at)).sort((a, b) => a - b)
  return {
    p50: quantile(latenciesMs, 0.5),
    p95: quantile(latenciesMs, 0.95),
    p99: quantile(latenciesMs, 0.99),
    stolen: stolenPercent(stolenBefore, performance.now() - startedAt),
  }
}

const stolenPercent = (before: number | null, tookMs: number) => {
  const now = stolenMs()
  if (now === null || before === null) return '?'
  return Math.round((100 * (now - before)) / (tookMs * availableParallelism()))
}

type Column = (typeof COLUMNS)[number]

/**
 * Measures the healthy receivers alone, then with twenty deliveries queued for each unhealthy one: while
 * these fail for the first time, and afterwards.
 */
const columnOf = async ({ organizations, hanging, refusing }: Column) => {
  const refusingUrls = Array.from({ length: refusing }, (_, at) => `http://127.0.0.1:9/${at}`)
  const ids = await createWorld(database.ownerUrl, {
    organizations,
    endpoints: [
      { kind: 'balance', urls: urlsOf('ok', HEALTHY) },
      { kind: 'proposal', urls: [...urlsOf('hang', hanging, hangingReceivers), ...refusingUrls] },
    ],
  })
  await settleDatabase()
  await latencies(ids, WARM_UP_SECONDS)
  const alone = await latencies(ids)
  await publishMany(ids, 20 * organizations, 'proposal')
  const beside = await latencies(ids)
  const later = await latencies(ids)
  await emptyQueue()
  return { alone, beside, later }
}

/** Gives up all queued deliveries, because those to hanging receivers would be retried for days. */
const emptyQueue = async () => {
  const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  const nextQueued = () => owner`select 1 from webhook_queue limit 1`
  while ((await nextQueued()).length > 0)
    await owner`delete from webhook_queue where delivery_id = any(array(
      select delivery_id from webhook_queue for update skip locked))`
  await owner`update webhook_deliveries set status = 'failed', next_attempt_at = null where status = 'pending'`
  await owner.end()
  await wait(Number(process.env.WEBHOOK_TIMEOUT_MS ?? 15_000))
}

const figuresOf = (one: Awaited<ReturnType<typeof latencies>>) => Object.values(one).join(' / ')

try {
  const bare = await bareLoop()
  const rows: (string | number)[][] = [['bare undici loop, 64 at a time, events/s', bare]]
  startWorker()
  for (const endpoints of [1, 50])
    rows.push([
      `backlog of ${BACKLOG} to ${endpoints} endpoint(s), after a rest, events/s`,
      await backlogOf(endpoints),
    ])
  for (const column of COLUMNS) {
    const { alone, beside, later } = await columnOf(column)
    const where = column.organizations === 1 ? 'one organization' : `${column.organizations} organizations`
    rows.push([
      `${RATE}/s to ${HEALTHY} endpoints of ${where}, commit to arrival, p50 / p95 / p99 ms / stolen %`,
      figuresOf(alone),
    ])
    rows.push([`the same, hanging ${column.hanging}, refusing ${column.refusing}`, figuresOf(beside)])
    rows.push([`${SECONDS} seconds later`, figuresOf(later)])
  }
  for (const [label, figure] of rows) console.log(`${String(figure).padStart(24)}  ${label}`)
} finally {
  await worker.stop()
  await receivers.stop()
  await hangingReceivers.stop()
  await database.drop()
}
process.exit(0)
