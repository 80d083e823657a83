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
/** Far above the usual time, so that it ends what hangs but no slow machine fails. */
const ENDS_AFTER_SECONDS = { short: 75 * 60, all: 300 * 60 }

/**
 * @type {{ checks: import('./lib/run-checks.mjs').Result[], stages:
 *   import('./lib/journal/stages.mjs').StageResult[] }}
 */
const results = { checks: [], stages: [] }
let isReported = false

/** `--all` runs everything, `--dates` unit, services and api at each of the listed instants. */
const test = async () => {
  const stray = process.argv.slice(2).find((option) => !OPTIONS.includes(option))
  if (stray) throw problem(`Unknown option "${stray}". The options are: ${OPTIONS.join(', ')}`)
  const [isAll, isDates] = OPTIONS.map((option) => process.argv.includes(option))
  await bootstrap(isAll ? 'test, everything' : isDates ? 'test, other dates' : 'test')
  setTimeLimit(isAll || isDates ? ENDS_AFTER_SECONDS.all : ENDS_AFTER_SECONDS.short)
  setCutOff(isTimeOver)
  // Before anything is stopped: a test whose database is taken away has not failed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, reportCutOff)
  if (isAll) process.env.PROPERTY_SEED = String(randomInt(1, 2 ** 31))
  if (isAll) say(`  properties with PROPERTY_SEED=${process.env.PROPERTY_SEED}`)
  const stages = isDates && !isAll ? DATES : [...stagesOf(isAll === true), ...(isAll ? DATES : [])]
  if (await areSound()) for (const sideBySide of stages) await runAll(sideBySide)
  isReported = true
  await stopAll()
  return printClosingReport({ ...results, isCutOff: isTimeOver() }) ? 0 : 1
}

/** A run ended by a signal reports what is known so far. */
const reportCutOff = () => {
  if (isReported) return
  isReported = true
  printClosingReport({
    checks: results.checks,
    stages: [...results.stages, ...verdictsInProgress()],
    isCutOff: true,
  })
}

/** Checks and builds the code while the browser is installed; the first failure ends the run. */
const areSound = async () => {
  const browser = findBrowser().catch(() => undefined)
  // The build rewrites the route types, so it must not run beside the check that reads them.
  for (const checks of [STATIC_CHECKS.slice(0, 2), STATIC_CHECKS.slice(2), [BUILD_CHECK]]) {
    results.checks.push(...(await Promise.all(checks.map(runCheck))))
    if (results.checks.some(({ ok }) => !ok)) return false
  }
  await browser
  return true
}

/** @param {boolean} isAll */
const stagesOf = (isAll) => [
  [vitestStage('tests', PROJECTS)],
  isAll
    ? [vitestStage('faults', ['faults']), vitestStage('programs', ['programs'])]
    : [
        vitestStage('faults', ['faults'], { files: ['tests/faults/each-process-killed.test.ts'] }),
        vitestStage('programs', ['programs'], { files: ['tests/programs/own-database.test.ts'] }),
      ],
  [journeysStage({ isAll })],
]

/** The tests that run in one process, at each instant; the journeys use today's date. */
const DATES = TEST_INSTANTS.map(({ at }) => [
  vitestStage(`at ${at.slice(0, 16)}Z`, ['unit', 'services', 'api'], { env: { TEST_INSTANT: at } }),
])

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
