import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Yields to the event loop once `sliceMs` have passed; measures time, because steps differ in cost. */
export const timeSlices = (sliceMs: number): (() => Promise<void>) => {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}
