import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { createEndpoints, publishMany, publishOne } from './delivery-world.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startServer } from './server-process.ts'

/** What is measured with; `--quick` takes a fifth. */
const SCALE = process.argv.includes('--quick') ? 0.2 : 1
const BACKLOG = 10_000 * SCALE
const RATE = 200
const SECONDS = 30 * SCALE
const [HEALTHY, HANGING, REFUSING] = [10, 100, 20]

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:deliveries')
const database = await prepareDatabase(serverUrl, 100)
Object.assign(process.env, database.environment)
const receivers = await startServer('receivers', () => ['bench/receivers.ts'], {
  environment: {},
  path: '/arrivals',
})
const base = `http://127.0.0.1:${receivers.port}`
const worker = { stop: async () => {} }

type Arrival = { event: string; at: number }
const arrivals = async (): Promise<Arrival[]> => (await (await fetch(`${base}/arrivals`)).json()) as Arrival[]
const arrived = async (count: number): Promise<Arrival[]> => {
  const all: Arrival[] = []
  for (;;) {
    all.push(...(await arrivals()))
    if (all.length >= count) return all
    await wait(100)
  }
}
const startWorker = () => {
  const child = spawn(process.execPath, ['worker.ts'], {
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  worker.stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}
const perSecond = (all: readonly Arrival[]) => {
  const times = all.map(({ at }) => at).sort((a, b) => a - b)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  return Math.round((all.length * 1000) / Math.max(1, last - first))
}

/** As fast as one process posts the same size of body, 64 at a time. */
const bareLoop = async () => {
  let left = BACKLOG
  const body = JSON.stringify({ filler: 'x'.repeat(400) })
  const headers = { 'content-type': 'application/json', 'webhook-id': 'bare' }
  const post = async () => {
    while (left > 0) {
      left -= 1
      await (await request(`${base}/ok/bare`, { method: 'POST', headers, body })).body.dump()
    }
  }
  await Promise.all(Array.from({ length: 64 }, post))
  return perSecond(await arrived(BACKLOG))
}
const backlogOf = async (endpoints: number) => {
  const urls = Array.from({ length: endpoints }, (_, place) => `${base}/ok/${place}`)
  const organizations = await createEndpoints(database.ownerUrl, urls)
  await publishMany(organizations, BACKLOG)
  await arrivals()
  startWorker()
  const rate = perSecond(await arrived(BACKLOG))
  await worker.stop()
  return rate
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
/** Milliseconds from commit to arrival at the healthy ones, while {@link RATE} a second are published. */
const latencies = async (organizations: readonly string[]) => {
  await arrivals()
  const count = RATE * SECONDS
  const committed: Promise<number>[] = []
  const startedAt = performance.now()
  for (let one = 0; one < count; one += 1) {
    const organization = organizations[one % organizations.length]
    if (organization) committed.push(publishOne(organization, new Date()))
    const ahead = (one * 1000) / RATE - (performance.now() - startedAt)
    if (ahead > 1) await wait(ahead)
  }
  const commits = (await Promise.all(committed)).sort((a, b) => a - b)
  const came = (await arrived(count)).map(({ at }) => at).sort((a, b) => a - b)
  // The order is the same at both ends, but for neighbours: the n-th to come was about the n-th committed.
  const waited = came.map((at, place) => at - (commits[place] ?? at)).sort((a, b) => a - b)
  return { p50: quantile(waited, 0.5), p95: quantile(waited, 0.95), p99: quantile(waited, 0.99) }
}

try {
  const bare = await bareLoop()
  const rows: (string | number)[][] = [['bare undici loop, 64 at a time, events/s', bare]]
  for (const endpoints of [1, 50])
    rows.push([`backlog of ${BACKLOG} to ${endpoints} endpoint(s), events/s`, await backlogOf(endpoints)])
  const url = database.ownerUrl
  const healthy = await createEndpoints(
    url,
    Array.from({ length: HEALTHY }, (_, at) => `${base}/ok/h${at}`),
  )
  startWorker()
  await wait(3_000)
  const alone = await latencies(healthy)
  rows.push([
    `${RATE}/s to ${HEALTHY} endpoints, commit to arrival, p50 / p95 / p99 ms`,
    Object.values(alone).join(' / '),
  ])
  const hanging = Array.from({ length: HANGING }, (_, at) => `${base}/hang/${at}`)
  const refusing = Array.from({ length: REFUSING }, (_, at) => `http://127.0.0.1:9/${at}`)
  const bad = await createEndpoints(url, [...hanging, ...refusing])
  await publishMany(bad, bad.length * 20)
  const beside = await latencies(healthy)
  rows.push([
    `the same beside ${HANGING} hanging and ${REFUSING} refusing ones`,
    Object.values(beside).join(' / '),
  ])
  for (const [what, figure] of rows) console.log(`${String(figure).padStart(24)}  ${what}`)
} finally {
  await worker.stop()
  await receivers.stop()
  await database.drop()
}
process.exit(0)
