import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Yields to the event loop after each slice; time is measured because the cost of a part varies. */
export const timeSlices = (sliceMs: number): (() => Promise<void>) => {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}
