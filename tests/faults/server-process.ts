import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { processClock } from '#tests/support/process-clock'

/** A server as production runs it, in the test's environment and the one given; it may still be starting. */
export const startServerProcess = async (environment: Record<string, string> = {}) => {
  const { freePort } = await import('../../scripts/lib/free-port.mjs')
  const port = await freePort()
  const child = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, ...processClock(), ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** Ends it by a signal; its exit code. */
    end: async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
      child.kill(signal)
      const [code] = await exit
      return code
    },
  }
}
