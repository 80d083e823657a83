import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { E2E_CHECK, PROJECTS, STATIC_CHECKS, vitestCheck } from './lib/checks.mjs'
import { runCheck } from './lib/run-checks.mjs'
import { runCommand, stopAll } from './lib/stop.mjs'
import { closingLine, NONE, ONE_FAILURE, sumCounts } from './lib/test-counts.mjs'

/** Everything there is to check, from nothing: one failure does not hide the others. */
const test = async () => {
  await bootstrap('test')
  const outcomes = []
  for (const check of [...STATIC_CHECKS, vitestCheck('tests', PROJECTS), BUILD_CHECK])
    outcomes.push(await runCheck(check))
  const isBuilt = outcomes.at(-1)?.ok
  if (isBuilt)
    for (const check of [vitestCheck('faults', ['faults']), vitestCheck('programs', ['programs']), E2E_CHECK])
      outcomes.push(await runCheck(check))
  const counts = sumCounts(outcomes.map((outcome) => outcome.counts))
  await stopAll()
  process.stdout.write(`\n${closingLine(counts)}\n`)
  return outcomes.every(({ ok }) => ok) && counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

/** @type {import('./lib/checks.mjs').Check} */
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
