import { parseArgs } from 'node:util'
import { MEMORY_FLAGS } from '../scripts/lib/memory-flags.mjs'
import { demoToken } from './demo-token.ts'
import { measure } from './measure.ts'
import { type BenchDatabase, prepareDatabase } from './prepare-database.ts'
import type { Measurement } from './report.ts'
import { scenariosOf } from './scenarios.ts'
import { type Server, startServer } from './server-process.ts'

/** Measures the price of encryption: the same server with and without it, each on a database of its own. */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '4' },
    proposals: { type: 'string', default: '5000' },
  },
})
const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:encryption')

type Side = { server: Server; database: BenchDatabase; token: string }

const startSide = async (name: string, ENCRYPT_DATA: '0' | '1'): Promise<Side> => {
  const database = await prepareDatabase(serverUrl, Number(options.proposals), { ENCRYPT_DATA })
  const server = await startServer(name, [...MEMORY_FLAGS.server, 'server.ts'], database)
  return { server, database, token: await demoToken(server.port) }
}

const measureRound = async (
  { server, database, token }: Side,
  name: string,
  roundSeconds: number,
): Promise<Measurement> => {
  const scenario = scenariosOf(database.volume).find((each) => each.name === name)
  if (!scenario) throw new Error(`no scenario ${name}`)
  const round = { scenarios: null, servers: null, rounds: 1, warmUpSeconds: 0.01, roundSeconds }
  const [measured] = await measure(scenario, [server], {
    options: { ...round, proposals: Number(options.proposals), connections: 32 },
    ...{ volume: database.volume, token, settle: database.settle },
  })
  if (!measured) throw new Error(`${name} was not measured`)
  return measured
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const rowOf = (name: string, plain: readonly Measurement[], encrypted: readonly Measurement[]) => {
  const [rate, encryptedRate] = [plain, encrypted].map((side) => mean(side.map((one) => one.perSecond)))
  const [cpu, encryptedCpu] = [plain, encrypted].map((side) =>
    mean(side.map((one) => one.cpuMs ?? Number.NaN)),
  )
  const ratio = (part: number | undefined, whole: number | undefined) =>
    ((part ?? Number.NaN) / (whole ?? Number.NaN)).toFixed(2)
  const failures = [...plain, ...encrypted].reduce((sum, one) => sum + one.failures, 0)
  const cells = [
    rate?.toFixed(0),
    encryptedRate?.toFixed(0),
    ratio(encryptedRate, rate),
    ratio(cpu, encryptedCpu),
  ]
  return [
    name.padEnd(18),
    ...cells.map((cell) => String(cell).padStart(12)),
    failures > 0 ? `${failures} failed` : '',
  ].join('')
}

const sides: Side[] = []
try {
  console.log(`Preparing two databases with ${options.proposals} proposals …`)
  const plain = await startSide('plain', '0')
  sides.push(plain)
  const encrypted = await startSide('encrypted', '1')
  sides.push(encrypted)
  console.log(
    `${''.padEnd(18)}${['plain/s', 'encrypted/s', 'of speed', 'of CPU'].map((head) => head.padStart(12)).join('')}`,
  )
  for (const { name } of scenariosOf(plain.database.volume)) {
    if (options.only && !options.only.split(',').includes(name)) continue
    const rounds: [Measurement[], Measurement[]] = [[], []]
    for (const side of sides) await measureRound(side, name, 2)
    for (let round = 0; round < Number(options.rounds); round += 1) {
      rounds[0].push(await measureRound(plain, name, Number(options.seconds)))
      rounds[1].push(await measureRound(encrypted, name, Number(options.seconds)))
    }
    console.log(rowOf(name, ...rounds))
  }
} finally {
  for (const { server, database } of sides) {
    await server.stop()
    await database.drop()
  }
}
process.exit(0)
