import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from '#tests/support/eventually'

/**
 * A worker as production runs it, in a process of its own, on the database and address of this test.
 * With `supervised` another one is started whenever it ends by itself, as the start script does.
 */
export const startWorkerProcess = async (options: { supervised?: true } = {}) => {
  let log = ''
  let ended = false
  const launch = () => {
    const child = spawn(process.execPath, ['worker.ts'], {
      env: { ...process.env, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk
    })
    const exit = once(child, 'exit').then(([code]) => {
      if (options.supervised && !ended) current = launch()
      return code as number | null
    })
    return { child, exit }
  }
  let current = launch()
  await eventually('the worker to start', () => log.includes('worker started'))
  return {
    log: () => log,
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      ended = true
      current.child.kill(signal)
      return current.exit
    },
  }
}

export type WorkerProcess = Awaited<ReturnType<typeof startWorkerProcess>>
