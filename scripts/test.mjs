import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { endAfter, journeysCheck, PROJECTS, STATIC_CHECKS, vitestCheck } from './lib/checks.mjs'
import { runCheck } from './lib/run-checks.mjs'
import { runCommand, stopAll } from './lib/stop.mjs'
import { closingLine, NONE, ONE_FAILURE, sumCounts } from './lib/test-counts.mjs'
import { reportTimes } from './lib/test-times.mjs'

/**
 * @typedef {import('./lib/checks.mjs').Check} Check
 * @typedef {import('./lib/run-checks.mjs').Result} Result
 */

const isAll = process.argv.includes('--all')
/** Far above what is usual, so that a slow machine makes nothing fail: they end what hangs. */
const ENDS_AFTER_SECONDS = (isAll ? 85 : 40) * 60

/** From nothing to a verdict: what every change must keep, or with `--all` everything there is. */
const test = async () => {
  await bootstrap(isAll ? 'test, everything' : 'test')
  endAfter(ENDS_AFTER_SECONDS)
  // One failure does not hide the others: only what needs the build is left out without it.
  const results = await sideBySide(STATIC_CHECKS.filter(isOfTypes))
  // Tests with a database wait for it a third of their time: the build and what reads the code fit beside
  // them.
  results.push(
    ...(await sideBySide([
      ...[BUILD_CHECK, vitestCheck('tests', PROJECTS)],
      ...STATIC_CHECKS.filter((check) => !isOfTypes(check)),
    ])),
  )
  if (results.some(({ name, ok }) => name === BUILD_CHECK.name && ok)) {
    results.push(...(await sideBySide(waitingChecks())))
    results.push(...(await sideBySide([journeysCheck({ isAll })])))
  }
  const counts = sumCounts(results.map((result) => result.counts))
  await stopAll()
  reportTimes(results)
  process.stdout.write(`\n${closingLine(counts)}\n`)
  return results.every(({ ok }) => ok) && counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

/**
 * The build writes the types of the routes anew: it does not run beside the check that reads them.
 * @param {Check} check
 */
const isOfTypes = ({ name }) => name === 'types'

/** What waits for processes more than it computes. */
const waitingChecks = () =>
  isAll
    ? [vitestCheck('faults', ['faults']), vitestCheck('programs', ['programs'])]
    : [
        vitestCheck('faults', ['faults'], ['tests/faults/each-process-killed.test.ts']),
        vitestCheck('programs', ['programs'], ['tests/programs/own-database.test.ts']),
      ]

/**
 * @param {readonly Check[]} checks
 * @returns {Promise<Result[]>}
 */
const sideBySide = (checks) => Promise.all(checks.map(runCheck))

/** @type {Check} */
const BUILD_CHECK = {
  name: 'build',
  run: async () => {
    try {
      await ensureBuilt()
      return { ok: true, output: '', counts: NONE }
    } catch (error) {
      return {
        ok: false,
        output: error instanceof Error ? error.message : String(error),
        counts: ONE_FAILURE,
      }
    }
  },
}

await runCommand(test, 130)
