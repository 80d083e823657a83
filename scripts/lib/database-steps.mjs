import { setTimeout as sleep } from 'node:timers/promises'
import { problem, say } from './output.mjs'
import { run } from './run.mjs'

const WAIT_MS = 30_000
/** Exit codes of those scripts: the operator must fix the reported problem, or a retry may succeed. */
const TO_BE_MENDED = 78
const MAY_PASS = 75

/**
 * @param {string} script
 * @param {Record<string, string | undefined>} env
 */
export const prepareDatabase = async (script, env) => {
  const deadline = performance.now() + WAIT_MS
  for (let isFirst = true; ; isFirst = false) {
    const { code, output } = await run(process.execPath, [script], { env, timeoutSeconds: 600 })
    if (code === 0) return
    const reported = output.trim()
    if (code !== MAY_PASS || performance.now() > deadline)
      throw problem(
        code === TO_BE_MENDED || code === MAY_PASS ? reported : `node ${script} failed:\n${reported}`,
      )
    if (isFirst) say(`  ${reported}\n  Retrying for ${WAIT_MS / 1000} s.`)
    await sleep(1000)
  }
}
