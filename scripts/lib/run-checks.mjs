import { problem, say, step } from './output.mjs'

/**
 * Runs one check as a step with its counts behind it; when it fails, prints what it said.
 * @param {import('./checks.mjs').Check} check
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
export const runCheck = async (check) => {
  /** @type {import('./checks.mjs').Outcome} */
  let outcome = { ok: false, output: '', counts: { passed: 0, failed: 1, skipped: 0 } }
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
  for (const name of outcome.doubts ?? []) say(`  only at the second try: ${name}`)
  return outcome
}
