import { problem, say, step } from './output.mjs'
import { ONE_FAILURE } from './test-counts.mjs'

/** @typedef {import('./checks.mjs').Outcome & { name: string, seconds: number }} Result */

/**
 * Runs one check as a step with its counts behind it; when it fails, prints what it said.
 * @param {import('./checks.mjs').Check} check
 * @returns {Promise<Result>}
 */
export const runCheck = async (check) => {
  const began = performance.now()
  /** @type {import('./checks.mjs').Outcome} */
  let outcome = { ok: false, output: '', counts: ONE_FAILURE }
  try {
    await step(check.name, async () => {
      outcome = await check.run()
      if (!outcome.ok) throw problem(outcome.output)
      const { passed, skipped } = outcome.counts
      return passed + skipped > 0 ? `${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}` : undefined
    })
  } catch (error) {
    say(`\n${error instanceof Error ? error.message.trim() : error}\n`)
  }
  for (const { test, reason } of outcome.flaky ?? [])
    say(`  only at the second try: ${test} (${reason ? `known: ${reason}` : 'counts as a failure'})`)
  return { ...outcome, name: check.name, seconds: (performance.now() - began) / 1000 }
}
