import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 300
const WITHIN_MS = 45_000

export const poll = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
  const until = performance.now() + WITHIN_MS
  for (;;) {
    const result = await ask()
    if (result !== undefined) return result
    if (performance.now() > until) throw new Error(`polled in vain: ${what}`)
    await wait(EVERY_MS)
  }
}
