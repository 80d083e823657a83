import { spawn } from 'node:child_process'
import { say } from './output.mjs'
import { ROOT } from './paths.mjs'

/** Restart backoff cap: users should not wait longer than a normal start takes. */
const LONGEST_PAUSE_MS = 5_000
/** After this uptime the backoff is reset, because the process did not fail at its start. */
const STEADY_AFTER_MS = 10_000
const STOP_WITHIN_MS = 10_000 + (Number(process.env.DRAIN_MS) || 5_000)

/**
 * @typedef {{ name: string, args: readonly string[], env: Record<string, string | undefined>,
 *   output: number | 'inherit', onStart?: (pid: number) => void, onEnd?: (pid: number) => void }} Supervised
 */

/** Keeps the program running. `isWorking`: whether it reported that it works. @param {Supervised} program */
export const supervise = (program) => {
  let isStopping = false
  let failures = 0
  let isWorking = false
  /** @type {NodeJS.Timeout | undefined} */
  let restart
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child

  const start = () => {
    const startedAt = performance.now()
    child = spawn(
      process.execPath,
      ['--import', new URL('./end-with-parent.mjs', import.meta.url).href, ...program.args],
      {
        cwd: ROOT,
        env: program.env,
        stdio: ['ignore', program.output, 'inherit', 'ipc'],
      },
    )
    const { pid } = child
    if (pid) program.onStart?.(pid)
    child.on('message', (message) => {
      if (message === 'working') isWorking = true
    })
    child.on('exit', (code, signal) => {
      if (pid) program.onEnd?.(pid)
      child = undefined
      isWorking = false
      if (isStopping) return
      failures = performance.now() - startedAt > STEADY_AFTER_MS ? 1 : failures + 1
      const pause = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** (failures - 1))
      say(`  ${program.name} ended (${signal ?? `code ${code}`}); restarting it in ${pause / 1000} s`)
      restart = setTimeout(start, pause)
    })
  }

  const stop = async () => {
    isStopping = true
    clearTimeout(restart)
    const ending = child
    if (!ending) return
    const kill = setTimeout(() => ending.kill('SIGKILL'), STOP_WITHIN_MS)
    await new Promise((resolve) => {
      ending.once('exit', resolve)
      ending.kill('SIGTERM')
    })
    clearTimeout(kill)
  }

  start()
  return { name: program.name, stop, failures: () => failures, isWorking: () => isWorking }
}
