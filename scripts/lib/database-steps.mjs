import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from './output.mjs'
import { run } from './run.mjs'

const NOT_THERE_YET =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|the database system is (starting up|shutting down)/
const WAIT_MS = 30_000

/**
 * Runs one of the scripts that prepare the database; one that is still on its way up is waited for.
 * @param {string} script
 * @param {Record<string, string | undefined>} env
 */
export const prepareDatabase = async (script, env) => {
  const deadline = performance.now() + WAIT_MS
  for (;;) {
    const result = await run(process.execPath, [script], { env, timeoutSeconds: 600 })
    if (result.code === 0) return
    if (!NOT_THERE_YET.test(result.output) || performance.now() > deadline) {
      throw problem(`node ${script} failed:\n${result.output.trim()}`)
    }
    await sleep(1000)
  }
}
