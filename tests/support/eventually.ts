import { setTimeout as wait } from 'node:timers/promises'

/**
 * Polls until the check returns something truthy (and returns it), at most for `withinMs`.
 */
export const eventually = async <T>(
  what: string,
  check: () => Promise<T> | T,
  withinMs = 60_000,
): Promise<NonNullable<T>> => {
  const until = performance.now() + withinMs
  for (;;) {
    const result = await check()
    if (result) return result as NonNullable<T>
    if (performance.now() > until) throw new Error(`waited in vain for: ${what}`)
    await wait(15)
  }
}
