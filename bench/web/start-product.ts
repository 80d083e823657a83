import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const START_LIMIT_MS = 180_000

export const startProduct = async (origin: string): Promise<{ stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return exit
  }
  const until = performance.now() + START_LIMIT_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`)
    const page = await fetch(`${origin}/login`).catch(() => null)
    if (page?.status === 200) return { stop }
    await wait(200)
  }
  await stop()
  throw new Error('the product did not answer within three minutes')
}
