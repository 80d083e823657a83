import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { processClock } from '#tests/support/fixtures/process-clock.ts'

/** Starts a server as in production, without waiting until it is ready. */
export const startServerProcess = async (environment: Record<string, string> = {}) => {
  const { freePort } = await import('#scripts/lib/free-port.mjs')
  const port = await freePort()
  const child = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, DATABASE_WAIT_MS: '2500', ...processClock(), ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    end: async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
      child.kill(signal)
      const [code] = await exit
      return code
    },
  }
}
