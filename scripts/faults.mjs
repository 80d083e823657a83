import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { stagePasses } from './lib/journal/stages.mjs'
import { problem, say, step } from './lib/output.mjs'
import { onStop, runCommand } from './lib/stop.mjs'
import { vitestStage } from './lib/test-stages.mjs'
import { setTimeLimit } from './lib/time-limit.mjs'

const DRILLS = {
  deliveries: 'deliveries-killed',
  stopped: 'worker-stopped',
  database: 'database-cut',
  restarts: 'database-restarted',
  handshakes: 'slow-handshakes',
  rollbacks: 'forced-rollbacks',
  hanging: 'hanging-receivers',
  rolling: 'rolling-restart',
  simulation: 'machines',
}
const SIZES = {
  deliveries: 'deliveries made while workers are killed',
  'worker-kills': 'worker kills during these deliveries',
  stops: 'workers stopped (SIGSTOP) and continued later',
  restarts: 'restarts of Postgres under load',
  'kills-under-load': 'Postgres kills behind slow handshakes',
  cuts: 'connections cut under load',
  transactions: 'transactions, half of which are forced to fail',
  'hanging-events': 'events to healthy receivers beside hanging ones',
  steps: 'steps of the simulation of balance, consult, proposal and delivery',
  seed: 'seed that decides where kills and failures happen',
}
const HELP = `npm run faults: drills with kills, cut connections and delays, each with its results.

  --only=a,b            some of: ${Object.keys(DRILLS).join(', ')}
  --short               the small sizes of npm test -- --all
${Object.entries(SIZES)
  .map(([name, what]) => `  --${`${name}=n`.padEnd(20)}${what}`)
  .join('\n')}`

const ENDS_AFTER_SECONDS = 4 * 3_600

const faults = async () => {
  const { drills, environment } = parseOptions(process.argv.slice(2))
  if (process.argv.includes('--help')) {
    say(HELP)
    return 0
  }
  await bootstrap('faults')
  setTimeLimit(ENDS_AFTER_SECONDS)
  // Built in advance, because building the screens when the service starts would distort the measurements.
  await step('build', () => ensureBuilt())
  const folder = mkdtempSync(join(tmpdir(), 'origination-faults-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  const figures = join(folder, 'figures')
  Object.assign(process.env, environment, { FAULTS_FIGURES: figures })
  let isFine = true
  for (const drill of drills) {
    const stage =
      drill === 'simulation'
        ? vitestStage(drill, ['unit'], { files: ['tests/unit/simulation/machines.test.ts'] })
        : vitestStage(drill, ['faults'], { files: [`tests/faults/${DRILLS[drill]}.test.ts`] })
    isFine = (await stagePasses(stage)) && isFine
  }
  say(tableOf(figures))
  return isFine ? 0 : 1
}

/** @param {readonly string[]} args */
const parseOptions = (args) => {
  /** @type {Record<string, string>} */
  const environment = args.includes('--short') ? {} : { FAULTS: 'full' }
  let drills = Object.keys(DRILLS)
  for (const arg of args) {
    const [, name = '', value = ''] = /^--([a-z-]+)=(.+)$/.exec(arg) ?? []
    if (name === 'only') drills = value.split(',')
    else if (name in SIZES && /^\d+$/.test(value))
      environment[`FAULTS_${name.toUpperCase().replaceAll('-', '_')}`] = value
    else if (arg !== '--short' && arg !== '--help') throw problem(`Unknown option "${arg}".\n\n${HELP}`)
  }
  const unknown = drills.find((name) => !(name in DRILLS))
  if (unknown) throw problem(`Unknown drill "${unknown}".\n\n${HELP}`)
  return { drills: /** @type {(keyof typeof DRILLS)[]} */ (drills), environment }
}

/** @param {string} path */
const tableOf = (path) => {
  const lines = []
  for (const text of textOf(path).split('\n').filter(Boolean)) {
    const { drill, figures } = JSON.parse(text)
    lines.push('', drill)
    for (const [what, figure] of Object.entries(figures))
      lines.push(`  ${what.padEnd(62)} ${String(figure).padStart(14)}`)
  }
  return lines.join('\n')
}

/** @param {string} path */
const textOf = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

await runCommand(faults, 130)
