import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { cpfOfNumber } from '../cpf-of-number.ts'
import { type Place, placeAt } from './client.ts'
import { originateClt, originateFgts, type Timed } from './originations.ts'

/** Originates contracts alternately at an institution and through a hub that is connected to it. */
const { values: options } = parseArgs({
  options: { customers: { type: 'string', default: '30' }, quick: { type: 'boolean', default: false } },
})
const CUSTOMERS = options.quick ? 5 : Number(options.customers)
const { HUB = '', UPSTREAM = '', BENCH_DATABASE_URL: databaseUrl } = process.env
if (!databaseUrl) throw new Error('use npm run bench:chain')

const PLACES = ['upstream', 'hub'] as const
type PlaceName = (typeof PLACES)[number]

const places: Record<PlaceName, Place> = {
  upstream: await placeAt(UPSTREAM, 'aurora'),
  hub: await placeAt(HUB, 'parceira'),
}
const times = new Map<string, Record<PlaceName, number[]>>()

const timedAt =
  (place: PlaceName): Timed =>
  async (name, work) => {
    const startedAt = performance.now()
    const result = await work()
    const line = times.get(name) ?? { upstream: [], hub: [] }
    line[place].push(performance.now() - startedAt)
    times.set(name, line)
    return result
  }

const throughHub = { fgts: [] as string[], clt: [] as string[] }
let nextCpf = 0
for (let customer = -1; customer < CUSTOMERS; customer += 1) {
  for (const place of PLACES) {
    // The first round only warms up both installations.
    const timed: Timed = customer < 0 ? (_, work) => work() : timedAt(place)
    const fgts = await originateFgts(places[place], cpfOfNumber(nextCpf++), timed)
    const clt = await originateClt(places[place], cpfOfNumber(nextCpf++), timed)
    if (place === 'hub' && customer >= 0) {
      throughHub.fgts.push(fgts)
      throughHub.clt.push(clt)
    }
  }
}

const quantile = (values: readonly number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

console.log(`\n${CUSTOMERS} customers of each product; milliseconds, p50 and p99`)
console.log('step                          upstream             hub   added')
for (const [name, { upstream, hub }] of times) {
  const cell = (values: readonly number[]) =>
    `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.99).toFixed(0)}`.padStart(15)
  const added = quantile(hub, 0.5) - quantile(upstream, 0.5)
  console.log(`${name.padEnd(27)}${cell(upstream)} ${cell(hub)} ${added.toFixed(0).padStart(7)}`)
}

const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
const lines = await sql<{ product: string; operation: string; calls: number }[]>`
  with originated as (
    select id, product, coalesce(clt_consult_id, s.balance_query_id) as question
    from proposals left join (select id as simulation, balance_query_id from fgts_simulations) s on s.simulation = fgts_simulation_id
    where id = any(${[...throughHub.fgts, ...throughHub.clt]}::uuid[])
  )
  select o.product, e.operation, count(*)::int as calls from originated o
  join institution_exchanges e on e.resource_id in (o.id, o.question)
  group by 1, 2 order by 1 desc, 3 desc, 2`
await sql.end()
for (const product of ['fgts', 'clt']) {
  const own = lines.filter((line) => line.product === product)
  const total = own.reduce((sum, { calls }) => sum + calls, 0) / CUSTOMERS
  const parts = own.map(({ operation, calls }) => `${operation} ${(calls / CUSTOMERS).toFixed(1)}`)
  console.log(`calls per ${product} origination: ${total.toFixed(1)} (${parts.join(', ')})`)
}
