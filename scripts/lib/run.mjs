import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ROOT } from './paths.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {{ env?: Record<string, string | undefined>, cwd?: string, input?: string,
 *   user?: { uid: number, gid: number }, interactive?: boolean, timeoutSeconds?: number,
 *   isBackground?: boolean, onOutput?: (output: string) => void }} RunOptions `onOutput` gets all output
 */

/**
 * Does not reject if the command fails: the code is 127 if it cannot start, and 1 if a signal ended it.
 * @param {string} command @param {readonly string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: options.interactive ? 'inherit' : 'pipe',
      windowsHide: true,
      ...(options.user ?? {}),
    })
    if (options.isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-200_000)
      options.onOutput?.(output)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.stdin?.on('error', () => undefined).end(options.input ?? '')
    running.add(child)
    const timer = options.timeoutSeconds && setTimeout(stopLate, options.timeoutSeconds * 1000)
    function stopLate() {
      output += `\nstopped after ${options.timeoutSeconds} s`
      end(child)
    }
    const finish = (/** @type {number} */ code) => {
      running.delete(child)
      if (timer) clearTimeout(timer)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })

/** @param {import('node:child_process').ChildProcess} child */
const end = (child) => {
  child.kill('SIGTERM')
  setTimeout(() => child.exitCode === null && child.kill('SIGKILL'), 25_000).unref()
}

export const endRunningCommands = () => {
  for (const child of running) end(child)
}
