import { fork } from 'node:child_process'
import { join } from 'node:path'
import { MEMORY_FLAGS } from '../scripts/lib/memory-flags.mjs'
import { cpfOfNumber } from './cpf-of-number.ts'
import { demoToken } from './demo-token.ts'
import type { LoadResult } from './load-job.ts'
import type { Arrivals, OverloadJob, OverloadResult } from './overload-job.ts'
import { driveTogether, messageOf } from './overload-process.ts'
import { prepareDatabase } from './prepare-database.ts'
import { rawRequest } from './raw-request.ts'
import { scenariosOf } from './scenarios.ts'
import { freePort, startServer } from './server-process.ts'

/** Token requests and health checks come from separate processes, which the load does not slow down. */
const SECONDS = process.argv.includes('--quick') ? 5 : 15
const LOADS = [
  { what: '0.5 ×', multiple: 0.5 },
  { what: '2 ×', multiple: 2 },
  { what: '10 ×', multiple: 10 },
  { what: '2 × new', multiple: 2, newConnections: 0.5 },
]
const CONNECTIONS = 32
const SERVERS: Readonly<Record<string, readonly string[]>> = {
  ours: [...MEMORY_FLAGS.server, 'server.ts'],
  baseline: ['bench/baseline/main.ts'],
}

const only = process.argv.slice(2).find((word) => word in SERVERS)

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:overload')
const database = await prepareDatabase(serverUrl, 1_000)
const scenarios = scenariosOf(database.volume)

const runLoad = (job: object): Promise<LoadResult> => {
  const driver = 'load-driver.ts'
  const child = fork(join(import.meta.dirname, driver))
  child.send(job)
  return messageOf(child, driver)
}

const scenario = (name: string) => {
  const match = scenarios.find((each) => each.name === name)
  if (!match) throw new Error(`no scenario ${name}`)
  return match
}

const capacityOf = async (port: number, token: string): Promise<number> => {
  const { body, path, method } = scenario('simulation')
  const { requests, seconds } = await runLoad({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS / 2,
    method,
    path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cpfs: { first: 0, count: database.volume.balances },
    expectedStatus: 200,
  })
  return requests / seconds
}

const simulationsAt = (port: number, token: string, load: { perSecond: number; newConnections?: number }) => {
  const count = Math.min(1_000, database.volume.balances)
  const requests = Array.from({ length: count }, (_, at) =>
    rawRequest(scenario('simulation'), { port, cpf: cpfOfNumber(at), token }),
  )
  return { name: 'simulation', ...load, requests }
}

const healthAt = (name: string, port: number, path: string): OverloadJob => ({
  port,
  seconds: 0,
  arrivals: [{ name, perSecond: 20, requests: [`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`] }],
})

const rows: string[] = []
const report = (server: string, label: string, { arrivals, driverLagP99 }: OverloadResult) => {
  for (const each of arrivals) {
    const figures = [each.due, each.served, each.refused, each.failed].map((count) =>
      String(count).padStart(8),
    )
    const times = [each.servedP50, each.servedP99, each.refusedP99, driverLagP99].map((ms) =>
      (ms?.toFixed(0) ?? '—').padStart(9),
    )
    rows.push(
      `${server.padEnd(9)} ${label.padEnd(12)} ${each.name.padEnd(14)}${figures.join('')}${times.join('')}`,
    )
    if (each.firstFailure) console.error(`${server}, ${label}, ${each.name}: ${each.firstFailure}`)
  }
}

try {
  for (const [name, args] of Object.entries(SERVERS)) {
    if (only && name !== only) continue
    const metricsPort = await freePort()
    const server = await startServer(name, args, {
      environment: { ...database.environment, METRICS_PORT: String(metricsPort) },
    })
    const token = await demoToken(server.port)
    await capacityOf(server.port, token)
    const capacity = await capacityOf(server.port, token)
    console.log(`${name}: ${capacity.toFixed(0)} simulations a second with ${CONNECTIONS} connections`)
    const beside: OverloadJob[] = [
      {
        port: server.port,
        seconds: 0,
        arrivals: [
          {
            name: 'token',
            perSecond: 5,
            requests: [rawRequest(scenario('token'), { port: server.port, cpf: '', token })],
          },
        ],
      },
      healthAt('health', server.port, '/api/health'),
      ...(name === 'ours' ? [healthAt('health, own', metricsPort, '/health')] : []),
    ]
    const run = async (label: string, arrivals: Arrivals, seconds: number) => {
      const jobs = [{ port: server.port, seconds, arrivals: [arrivals] }, ...beside]
      const results = await driveTogether(jobs.map((job) => ({ ...job, seconds })))
      for (const result of results) report(name, label, result)
    }
    for (const { what: label, multiple, newConnections } of LOADS) {
      const simulations = (perSecond: number) =>
        simulationsAt(server.port, token, { perSecond, newConnections })
      await run(label, simulations(capacity * multiple), SECONDS)
      await run('right after', simulations(capacity / 2), 2)
    }
    await server.stop()
  }
  console.log(
    `\n${'server'.padEnd(10)}${'load'.padEnd(13)}${'request'.padEnd(14)}${['due', 'taken', 'refused', 'failed'].map((head) => head.padStart(8)).join('')}${['p50 ms', 'p99 ms', '503 p99', 'driver'].map((head) => head.padStart(9)).join('')}`,
  )
  for (const row of rows) console.log(row)
} finally {
  await database.drop()
}
process.exit(0)
