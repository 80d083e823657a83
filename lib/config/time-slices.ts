import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Returns a function for loops: it yields to the event loop if `sliceMs` have passed since it last did. */
export const timeSlices = (sliceMs: number): (() => Promise<void>) => {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}
