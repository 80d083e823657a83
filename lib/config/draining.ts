let draining = false

/** A draining process still answers requests, but asks clients to connect to another process. */
export const isDraining = (): boolean => draining

export const setDraining = (): void => {
  draining = true
}
