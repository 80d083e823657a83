import { setTimeout as wait } from 'node:timers/promises'

/** A failure that is looked at again gets a multiple of every limit. */
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1)

/**
 * Polls until the check returns something truthy (and returns it), at most for `withinMs`.
 */
export const eventually = async <T>(
  what: string,
  check: () => Promise<T> | T,
  withinMs = 60_000,
): Promise<NonNullable<T>> => {
  const until = performance.now() + withinMs * PATIENCE
  for (;;) {
    const result = await check()
    if (result) return result as NonNullable<T>
    if (performance.now() > until) throw new Error(`waited in vain for: ${what}`)
    await wait(15)
  }
}
