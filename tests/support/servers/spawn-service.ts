import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a checkout's `scripts/start.mjs` on a free port. */
export const spawnService = (
  settings: Record<string, string>,
  checkout = process.cwd(),
  options: readonly string[] = [],
) => spawnScript(['scripts/start.mjs', ...options], settings, checkout)

/** Runs a script of a checkout that starts services. Inherits only PATH and HOME. */
export const spawnScript = (
  line: readonly string[],
  settings: Record<string, string>,
  checkout = process.cwd(),
) => {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, line, {
    cwd: checkout,
    env: { PATH, HOME, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  // Waits for "exit", not "close", because a child process that outlives a killed start script may keep the
  // pipe open.
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return {
    exit,
    output: () => output,
    origin: () => /Open +(http:\S+)/.exec(output)?.[1],
    kill: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      return exit
    },
  }
}
