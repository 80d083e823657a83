import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from '#tests/support/checks/eventually.ts'
import { processClock } from '#tests/support/fixtures/process-clock.ts'

/** Starts a worker as in production, but without the supervisor that would restart it. */
export const startWorkerProcess = async (environment: Record<string, string> = {}) => {
  let log = ''
  const child = spawn(process.execPath, ['worker.ts'], {
    env: { ...process.env, DATABASE_WAIT_MS: '2500', ...processClock(), ...environment, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk
  })
  const exit = once(child, 'exit')
  await eventually('the worker to start', () => log.includes('worker started'))
  return {
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => child.kill(signal),
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      const [code] = await exit
      return code as number | null
    },
  }
}

export type WorkerProcess = Awaited<ReturnType<typeof startWorkerProcess>>
