let draining = false

/** Whether this process is about to stop: it still answers, and asks everybody to go to another one. */
export const isDraining = (): boolean => draining

/** Set by lib/http/drain.ts alone; there is no way back. */
export const setDraining = (): void => {
  draining = true
}
