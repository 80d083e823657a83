import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Server = { name: string; port: number; pid: number; stop: () => Promise<void> }

const START_LIMIT_MS = 60_000

export const startServer = async (
  name: string,
  args: readonly string[],
  { environment, path = '/api/health' }: { environment: Record<string, string>; path?: string },
): Promise<Server> => {
  const port = await freePort()
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${name} could not be started`)
  await waitUntilHealthy(name, child, `http://127.0.0.1:${port}${path}`)
  return { name, port, pid, stop: () => terminate(child) }
}

const waitUntilHealthy = async (name: string, child: ChildProcess, url: string) => {
  const until = performance.now() + START_LIMIT_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    const health = await fetch(url).catch(() => null)
    if (health?.status === 200 && !(await areScreensLoading(health))) return
    await wait(100)
  }
  throw new Error(`${name} did not answer within a minute`)
}

/** Loading the screens takes seconds of CPU time, which would count as that of the first requests. */
const areScreensLoading = async (health: Response) => {
  const body = await health.text()
  return existsSync('.next/build-stamp') && body.includes('"screens":"preparing"')
}

const terminate = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref()
  })

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
