import { cpus } from 'node:os'
import { MEMORY_FLAGS } from '../scripts/lib/memory-flags.mjs'
import { demoToken } from './demo-token.ts'
import { measure } from './measure.ts'
import { readOptions } from './options.ts'
import { prepareDatabase } from './prepare-database.ts'
import { type Measurement, tableOf } from './report.ts'
import { scenariosOf } from './scenarios.ts'
import { type Server, startServer } from './server-process.ts'
import { measureSimulationMaths } from './simulation-maths.ts'

const SERVERS: Readonly<Record<string, readonly string[]>> = {
  ours: [...MEMORY_FLAGS.server, 'server.ts'],
  baseline: ['bench/baseline/main.ts'],
}

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl)
  throw new Error('set BENCH_DATABASE_URL to a Postgres where a database may be made, or use npm run bench')
const options = readOptions(process.argv.slice(2))

console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${options.connections} connections`,
)
console.log(`Load, servers and Postgres share the machine: read ratios, not absolutes.`)
console.log(measureSimulationMaths(options.roundSeconds / 2))
console.log(`Preparing a database with ${options.proposals} proposals …`)
const database = await prepareDatabase(serverUrl, options.proposals)
const servers: Server[] = []
const measurements: Measurement[] = []
try {
  for (const [name, args] of Object.entries(SERVERS)) {
    if (options.servers && !options.servers.includes(name)) continue
    servers.push(await startServer(name, args, database))
  }
  const token = await demoToken(servers[0]?.port ?? 0)
  for (const scenario of scenariosOf(database.volume)) {
    if (options.scenarios && !options.scenarios.includes(scenario.name)) continue
    console.log(`Measuring ${scenario.name} …`)
    const { volume, settle } = database
    measurements.push(...(await measure(scenario, servers, { options, volume, token, settle })))
  }
  console.log(`\n${tableOf(measurements)}`)
} finally {
  for (const server of servers) await server.stop()
  await database.drop()
}
