let draining = false

/** A draining process still answers, but asks clients to go to another one. */
export const isDraining = (): boolean => draining

/** Set by lib/server/drain.ts only; there is no way back. */
export const setDraining = (): void => {
  draining = true
}
