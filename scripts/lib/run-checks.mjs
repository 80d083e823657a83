import { problem, say, step } from './output.mjs'

/** @typedef {{ name: string, ok: boolean, seconds: number }} Result */

/** @param {import('./checks.mjs').Check} check @returns {Promise<Result>} */
export const runCheck = async (check) => {
  const startedAt = performance.now()
  let ok = false
  try {
    await step(check.name, async () => {
      const outcome = await check.run()
      if (!outcome.ok) throw problem(outcome.output)
    })
    ok = true
  } catch (error) {
    say(`\n${error instanceof Error ? error.message.trim() : error}\n`)
  }
  return { name: check.name, ok, seconds: (performance.now() - startedAt) / 1000 }
}
