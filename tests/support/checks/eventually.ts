import { setTimeout as wait } from 'node:timers/promises'

/** Multiplies every time limit; set when a failed run is repeated. */
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1)

export const eventually = async <T>(
  what: string,
  check: () => Promise<T> | T,
  withinMs = 120_000,
): Promise<NonNullable<T>> => {
  const until = performance.now() + withinMs * PATIENCE
  for (;;) {
    const result = await check()
    if (result) return result as NonNullable<T>
    if (performance.now() > until) throw new Error(`waited in vain for: ${what}`)
    await wait(15)
  }
}
