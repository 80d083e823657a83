import { randomInt } from 'node:crypto'
import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { STATIC_CHECKS } from './lib/checks.mjs'
import { findBrowser } from './lib/find-browser.mjs'
import { printClosingReport } from './lib/journal/closing-report.mjs'
import { runStages, setCutOff, verdictsInProgress } from './lib/journal/stages.mjs'
import { problem, say } from './lib/output.mjs'
import { runCheck } from './lib/run-checks.mjs'
import { runCommand, stopAll } from './lib/stop.mjs'
import { TEST_INSTANTS } from './lib/test-instants.mjs'
import { journeysStage, PROJECTS, vitestStage } from './lib/test-stages.mjs'
import { isTimeOver, setTimeLimit } from './lib/time-limit.mjs'

/** @typedef {import('./lib/checks.mjs').Check} Check */

const OPTIONS = ['--all', '--dates']
const ONE_DATE = '--date='
/** Limits far above the usual duration, so that they end only hanging runs, not runs on a slow machine. */
const ENDS_AFTER_SECONDS = { short: 75 * 60, all: 300 * 60 }

/**
 * @type {{ checks: import('./lib/run-checks.mjs').Result[], stages:
 *   import('./lib/journal/stages.mjs').StageResult[] }}
 */
const results = { checks: [], stages: [] }
let isReported = false

/** `--all` runs everything; `--dates` runs at each of TEST_INSTANTS, `--date=…` at those with this prefix. */
const test = async () => {
  const stray = process.argv
    .slice(2)
    .find((option) => !OPTIONS.includes(option) && !option.startsWith(ONE_DATE))
  if (stray) throw problem(`Unknown option "${stray}". The options are: ${OPTIONS.join(', ')}, ${ONE_DATE}…`)
  const isAll = process.argv.includes('--all')
  const dates = requestedDates()
  const isDates = dates.length > 0
  await bootstrap(isAll ? 'test, everything' : isDates ? 'test, other dates' : 'test')
  setTimeLimit(isAll || isDates ? ENDS_AFTER_SECONDS.all : ENDS_AFTER_SECONDS.short)
  setCutOff(isTimeOver)
  // Reports now, because later failures would come from the database, which stops with this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, reportCutOff)
  if (isAll) process.env.PROPERTY_SEED = String(randomInt(1, 2 ** 31))
  if (isAll) say(`  properties with PROPERTY_SEED=${process.env.PROPERTY_SEED}`)
  const stages = isDates && !isAll ? dates : [...stagesOf(isAll), ...(isAll ? DATES_IN_PARTS : [])]
  if (await areSound()) for (const sideBySide of stages) await runAll(sideBySide)
  isReported = true
  await stopAll()
  return printClosingReport({ ...results, isCutOff: isTimeOver() }) ? 0 : 1
}

const reportCutOff = () => {
  if (isReported) return
  isReported = true
  printClosingReport({
    checks: results.checks,
    stages: [...results.stages, ...verdictsInProgress()],
    isCutOff: true,
  })
}

const areSound = async () => {
  const browser = findBrowser().catch(() => undefined)
  // The build rewrites the route types, so it must not run at the same time as the type check.
  for (const checks of [STATIC_CHECKS.slice(0, 2), STATIC_CHECKS.slice(2), [BUILD_CHECK]]) {
    results.checks.push(...(await Promise.all(checks.map(runCheck))))
    if (results.checks.some(({ ok }) => !ok)) return false
  }
  await browser
  return true
}

/** Sizes for `--all`. The audit tamperings take six minutes; the short run tries 200 and fewer scenarios. */
const LONG_FORMS = { AUDIT_TAMPERINGS: '10000', CHAIN_SCENARIOS: 'all' }

/** @param {boolean} isAll */
const stagesOf = (isAll) => [
  [vitestStage('tests', PROJECTS, isAll ? { env: LONG_FORMS } : {})],
  isAll
    ? [vitestStage('faults', ['faults']), vitestStage('programs', ['programs'])]
    : [
        vitestStage('faults', ['faults'], { files: ['tests/faults/each-process-killed.test.ts'] }),
        vitestStage('programs', ['programs'], { files: ['tests/programs/own-database.test.ts'] }),
      ],
  [journeysStage({ isAll })],
]

/** Only suites within one process: a separate service process would use today's date. */
const DATES = TEST_INSTANTS.map(({ at }) => [
  vitestStage(`at ${at.slice(0, 16)}Z`, ['unit', 'services', 'api'], { env: { TEST_INSTANT: at } }),
])

const PARTS = 3

/** Each services and api file runs at four instants; all files at all instants take two hours (`--dates`). */
const DATES_IN_PARTS = TEST_INSTANTS.flatMap(({ at }, index) => {
  const [name, env] = [`${at.slice(0, 16)}Z`, { TEST_INSTANT: at }]
  const part = `${(index % PARTS) + 1}/${PARTS}`
  return [
    [vitestStage(`unit at ${name}`, ['unit'], { env })],
    [vitestStage(`${part} at ${name}`, ['services', 'api'], { part, env })],
  ]
})

const requestedDates = () => {
  if (process.argv.includes('--dates')) return DATES
  const starts = process.argv.flatMap((option) =>
    option.startsWith(ONE_DATE) ? [option.slice(ONE_DATE.length)] : [],
  )
  const unknown = starts.find((start) => !TEST_INSTANTS.some(({ at }) => at.startsWith(start)))
  if (unknown !== undefined)
    throw problem(
      `No instant begins with "${unknown}". There are: ${TEST_INSTANTS.map(({ at }) => at).join(', ')}`,
    )
  return DATES.filter((_, index) => starts.some((start) => TEST_INSTANTS[index]?.at.startsWith(start)))
}

/** @param {readonly import('./lib/journal/stages.mjs').Stage[]} stages */
const runAll = async (stages) => {
  if (!isTimeOver()) results.stages.push(...(await runStages(stages)))
}

/** @type {Check} */
const BUILD_CHECK = {
  name: 'build',
  run: async () => {
    try {
      await ensureBuilt()
      return { ok: true, output: '' }
    } catch (error) {
      return { ok: false, output: error instanceof Error ? error.message : String(error) }
    }
  },
}

await runCommand(test, 130)
