import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Yields to the event loop once `sliceMs` have passed, not per number of steps: their costs vary. */
export const timeSlices = (sliceMs: number): (() => Promise<void>) => {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}
