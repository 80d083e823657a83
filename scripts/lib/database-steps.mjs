import { setTimeout as sleep } from 'node:timers/promises'
import { problem, say } from './output.mjs'
import { run } from './run.mjs'

const WAIT_MS = 30_000
/** Exit codes of the database scripts: the operator must fix NEEDS_OPERATOR, a retry may fix RETRYABLE. */
const NEEDS_OPERATOR = 78
const RETRYABLE = 75

/** @param {string} script @param {Record<string, string | undefined>} env */
export const prepareDatabase = async (script, env) => {
  const deadline = performance.now() + WAIT_MS
  for (let isFirst = true; ; isFirst = false) {
    const { code, output } = await run(process.execPath, [script], { env, timeoutSeconds: 600 })
    if (code === 0) return
    const message = output.trim()
    if (code !== RETRYABLE || performance.now() > deadline)
      throw problem(
        code === NEEDS_OPERATOR || code === RETRYABLE ? message : `node ${script} failed:\n${message}`,
      )
    if (isFirst) say(`  ${message}\n  Retrying for ${WAIT_MS / 1000} s.`)
    await sleep(1000)
  }
}
