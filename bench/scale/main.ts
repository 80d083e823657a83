import { parseArgs } from 'node:util'
import { filledDatabase, sizesOf } from './databases.ts'
import { TYPICAL_ORGANIZATION } from './frame.ts'
import { type Line, measureCase, startRunner } from './measuring.ts'

/** A case is marked with `*` if it is slower than this multiple of its median time for 1,000 proposals. */
const BAR = 1.2

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:scale')
const { values } = parseArgs({
  options: {
    proposals: { type: 'string', default: '100000' },
    organizations: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '1' },
    only: { type: 'string' },
    data: { type: 'string' },
    typical: { type: 'boolean', default: false },
    'only-data': { type: 'boolean', default: false },
  },
})
const size = { proposals: Number(values.proposals), organizations: Number(values.organizations) }
const few = await filledDatabase(serverUrl, { proposals: 1_000, organizations: 1 })
const many = await filledDatabase(serverUrl, size)
console.log(
  `${size.proposals} proposals of ${size.organizations} organizations, half of them CLT with a consult each; the organization measured has ${values.typical ? 'as many as most' : 'a quarter'}.`,
)
const failures = values['only-data'] ? 0 : await measureAll()
console.log(await sizesOf(many))
process.exit(failures > 0 ? 1 : 0)

/** Returns the number of cases that failed. */
async function measureAll() {
  let failures = 0
  const measured: Record<string, string> = values.typical ? { SCALE_ORGANIZATION: TYPICAL_ORGANIZATION } : {}
  const runners = {
    few: await startRunner(few),
    many: await startRunner({ ...many, environment: { ...many.environment, ...measured } }),
  }
  try {
    const answer = await runners.many.send({ kind: 'names' })
    const names = 'names' in answer ? answer.names : []
    console.log(head())
    for (const name of names) {
      if (values.only && !values.only.split(',').some((part) => name.includes(part))) continue
      const line = await measureCase(name, runners, Number(values.seconds))
      if (line.failed !== undefined) failures += 1
      console.log(lineOf(line))
    }
  } finally {
    runners.few.stop()
    runners.many.stop()
  }
  return failures
}

function head() {
  return `${'ms'.padEnd(40)}${'1,000 rows p50 / p99'.padStart(20)}${'many p50 / p99'.padStart(20)}${'ratio p50 / p99'.padStart(20)}${'rows read'.padStart(18)}`
}

function lineOf({ name, few, many, fewRows, manyRows, failed }: Line) {
  if (failed !== undefined) return `${name.padEnd(40)}  ${failed}`
  const [f50, f99, m50, m99] = [
    quantile(few, 0.5),
    quantile(few, 0.99),
    quantile(many, 0.5),
    quantile(many, 0.99),
  ]
  const both = (p50: number, p99: number) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`.padStart(20)
  const mark = m50 / f50 > BAR ? ' *' : ''
  return `${name.padEnd(40)}${both(f50, f99)}${both(m50, m99)}${both(m50 / f50, m99 / f99)}${`${fewRows} / ${manyRows}`.padStart(18)}${mark}`
}

function quantile(samples: readonly number[], part: number) {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
