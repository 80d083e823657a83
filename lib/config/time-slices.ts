import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Returns a function to call between steps of long work. It yields to the event loop once `sliceMs` have
 * passed. Measures time rather than steps, because steps differ in cost.
 */
export const timeSlices = (sliceMs: number): (() => Promise<void>) => {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}
