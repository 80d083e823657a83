import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MEMORY_FLAGS } from '../scripts/lib/memory-flags.mjs'
import { cpfOfNumber } from './cpf-of-number.ts'
import { demoToken } from './demo-token.ts'
import type { Arrivals, OverloadJob, OverloadResult } from './overload-job.ts'
import { driveTogether } from './overload-process.ts'
import { prepareDatabase } from './prepare-database.ts'
import { processUsage } from './process-usage.ts'
import { rawRequest } from './raw-request.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'
import { type Server, startServer } from './server-process.ts'

/** Measures the memory of server and worker under load, beside a baseline server under the same load. */
const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, rate: { type: 'string', default: '40' } },
})
const MINUTES = Number(options.minutes)
/** Requests per second to each server, summed over all scenarios. */
const RATE = Number(options.rate)
const STEPS = 12
const REST_MS = 20_000
const DISTINCT = 1_000

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:memory')
const database = await prepareDatabase(serverUrl, 20_000)
const scenarios = scenariosOf(database.volume)

/** Starts a worker whose sandbox institutions send their reports to this server. */
const startWorker = ({ port }: Server) => {
  const reports = { SANDBOX_REPORTS_TO: `http://127.0.0.1:${port}` }
  const child = spawn(process.execPath, [...MEMORY_FLAGS.worker, 'worker.ts'], {
    env: { ...process.env, ...database.environment, ...reports },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid === undefined) throw new Error('the worker could not be started')
  return { pid: child.pid, stop: () => child.kill('SIGTERM') }
}

let nextFresh = 1_000_000

const arrivalsOf = (scenario: Scenario, port: number, token: string): Arrivals => {
  const { name, freshCpfs } = scenario
  const perSecond = RATE / scenarios.length
  const first = freshCpfs ? nextFresh : 0
  const count = freshCpfs ? Math.ceil((perSecond * MINUTES * 60) / STEPS) + 1 : DISTINCT
  if (freshCpfs) nextFresh += count
  const requests = Array.from({ length: count }, (_, at) =>
    rawRequest(scenario, { port, cpf: cpfOfNumber(first + at), token }),
  )
  return { name, perSecond, requests }
}

const load = async (server: Server): Promise<OverloadResult> => {
  const token = await demoToken(server.port)
  const arrivals = scenarios.map((scenario) => arrivalsOf(scenario, server.port, token))
  const job: OverloadJob = { port: server.port, seconds: (MINUTES * 60) / STEPS, arrivals }
  const [result] = await driveTogether([job])
  if (!result) throw new Error('one job has one result')
  return result
}

const registerReceiver = async ({ port }: Server, receiver: Server) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/user/webhook/balance`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await demoToken(port)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${receiver.port}/ok/memory` }),
  })
  if (!response.ok) throw new Error(`the receiver was not registered: ${await response.text()}`)
}

/** Returns the number of arrivals since the last call. The receiver clears them, so that it keeps few. */
const countArrivals = async ({ port }: Server): Promise<number> =>
  ((await (await fetch(`http://127.0.0.1:${port}/`)).json()) as unknown[]).length

const measured: { name: string; pid: number }[] = []
const line = (label: string, counts: string) => {
  const figures = measured.map(({ pid }) => (processUsage(pid)?.rssMb ?? Number.NaN).toFixed(0).padStart(10))
  console.log(`${label.padEnd(12)}${figures.join('')}   ${counts}`)
}

const countsOf = (name: string, { arrivals }: OverloadResult) => {
  const failed = arrivals.find(({ firstFailure }) => firstFailure !== null)
  if (failed) console.error(`${name}, ${failed.name}: ${failed.firstFailure}`)
  const sum = (of: 'served' | 'refused' | 'failed') => arrivals.reduce((total, each) => total + each[of], 0)
  return `${name} ${sum('served')} served, ${sum('refused')} refused, ${sum('failed')} failed`
}

const ours = await startServer('ours', [...MEMORY_FLAGS.server, 'server.ts'], database)
const baseline = await startServer('baseline', ['bench/baseline/main.ts'], database)
const worker = startWorker(ours)
const receiver = await startServer('receiver', ['bench/receivers.ts'], { environment: {}, path: '/arrivals' })
try {
  measured.push(
    { name: 'server', pid: ours.pid },
    { name: 'worker', pid: worker.pid },
    { name: 'baseline', pid: baseline.pid },
  )
  console.log(`MB resident   ${measured.map(({ name }) => name.padStart(8)).join('  ')}`)
  await registerReceiver(ours, receiver)
  await wait(REST_MS)
  line('at rest', '')
  for (let step = 1; step <= STEPS; step += 1) {
    const [own, other] = await Promise.all([load(ours), load(baseline)])
    const counts = [countsOf('ours', own), countsOf('baseline', other)]
    const label = `${((MINUTES / STEPS) * step).toFixed(1)} min`
    line(label, [...counts, `${await countArrivals(receiver)} delivered`].join('; '))
  }
  await wait(REST_MS)
  line('at rest', '')
} finally {
  worker.stop()
  await Promise.all([ours.stop(), baseline.stop(), receiver.stop()])
  await database.drop()
}
process.exit(0)
