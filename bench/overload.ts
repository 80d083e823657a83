import { fork } from 'node:child_process'
import { join } from 'node:path'
import { cpfOfNumber } from './cpf-of-number.ts'
import type { LoadResult } from './load-job.ts'
import type { Arrivals, ArrivalsResult, OverloadJob } from './overload-job.ts'
import { prepareDatabase } from './prepare-database.ts'
import { scenariosOf } from './scenarios.ts'
import { startServer } from './server-process.ts'

/**
 * What a server does with more than it can do: its capacity first, then twice and ten times as much for a
 * while, with checks of its health and requests for tokens among them, and a moment after.
 */
const SECONDS = process.argv.includes('--quick') ? 5 : 15
const MULTIPLES = [0.5, 2, 10]
const CONNECTIONS = 32
const SERVERS: Readonly<Record<string, string>> = { ours: 'server.ts', baseline: 'bench/baseline/main.ts' }

/** `ours` or `baseline`, to look at one alone. */
const only = process.argv.slice(2).find((word) => word in SERVERS)

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:overload')
const database = await prepareDatabase(serverUrl, 1_000)
const scenarios = scenariosOf(database.volume)

const driven = <Job, Result>(driver: string, job: Job): Promise<Result> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, driver))
    child.once('message', (result) => resolve(result as Result))
    child.once('exit', (code) => reject(new Error(`${driver} ended with ${code} and no result`)))
    child.send(job as object)
  })

const scenario = (name: string) => {
  const found = scenarios.find((each) => each.name === name)
  if (!found) throw new Error(`no scenario ${name}`)
  return found
}

const tokenOf = async (port: number): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario('token').body),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

const requestOf = (port: number, name: string, given: { cpf: string; token: string }) => {
  const { method, path, body } = scenario(name)
  const text = body === null ? '' : JSON.stringify(body).replaceAll('{cpf}', given.cpf)
  const head = [
    `${method} ${path.replaceAll('{cpf}', given.cpf)} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'accept: application/json',
    ...(name === 'token' ? [] : [`authorization: Bearer ${given.token}`]),
    ...(body === null
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}

const capacityOf = async (port: number, token: string): Promise<number> => {
  const { body, path, method } = scenario('simulation')
  const { requests, seconds } = await driven<object, LoadResult>('load-driver.ts', {
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

const arrivalsOf = (port: number, token: string, perSecond: number): Arrivals[] => {
  const count = Math.min(1_000, database.volume.balances)
  const simulations = Array.from({ length: count }, (_, at) =>
    requestOf(port, 'simulation', { cpf: cpfOfNumber(at), token }),
  )
  return [
    { name: 'simulation', perSecond, requests: simulations },
    { name: 'token', perSecond: 5, requests: [requestOf(port, 'token', { cpf: '', token })] },
    {
      name: 'health',
      perSecond: 20,
      requests: [`GET /api/health HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`],
    },
  ]
}

const rows: string[] = []
const report = (server: string, what: string, results: readonly ArrivalsResult[]) => {
  for (const each of results) {
    const figures = [each.due, each.taken, each.refused, each.failed].map((count) =>
      String(count).padStart(8),
    )
    const times = [each.takenP50, each.takenP99, each.refusedP99].map((ms) =>
      (ms?.toFixed(0) ?? '—').padStart(9),
    )
    rows.push(
      `${server.padEnd(9)} ${what.padEnd(12)} ${each.name.padEnd(11)}${figures.join('')}${times.join('')}`,
    )
    if (each.firstFailure) console.error(`${server}, ${what}, ${each.name}: ${each.firstFailure}`)
  }
}

try {
  for (const [name, file] of Object.entries(SERVERS)) {
    if (only && name !== only) continue
    const server = await startServer(name, () => [file], { environment: database.environment })
    const token = await tokenOf(server.port)
    await capacityOf(server.port, token)
    const capacity = await capacityOf(server.port, token)
    console.log(`${name}: ${capacity.toFixed(0)} simulations a second with ${CONNECTIONS} connections`)
    for (const multiple of MULTIPLES) {
      const run = (perSecond: number, seconds: number) =>
        driven<OverloadJob, ArrivalsResult[]>('overload-driver.ts', {
          port: server.port,
          seconds,
          arrivals: arrivalsOf(server.port, token, perSecond),
        })
      report(name, `${multiple} ×`, await run(capacity * multiple, SECONDS))
      report(name, 'right after', await run(capacity / 2, 2))
    }
    await server.stop()
  }
  console.log(
    `\n${'server'.padEnd(10)}${'load'.padEnd(13)}${'request'.padEnd(11)}${['due', 'taken', 'refused', 'failed'].map((head) => head.padStart(8)).join('')}${['p50 ms', 'p99 ms', '503 p99'].map((head) => head.padStart(9)).join('')}`,
  )
  for (const row of rows) console.log(row)
} finally {
  await database.drop()
}
process.exit(0)
