import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Cuts long work into slices of some milliseconds: awaited between two parts, it lets everything else in this
 * process have its turn once a slice is used up. Steps are measured, not counted: what a part costs depends
 * on what it is about.
 */
export const timeSlices = (sliceMs: number): (() => Promise<void>) => {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}
