/** One manager asks, another decides. */
export const ERASURE_TRANSITIONS = {
  proposed: ['done', 'refused', 'withdrawn'],
  done: [],
  refused: [],
  withdrawn: [],
} as const

export type ErasureStatus = keyof typeof ERASURE_TRANSITIONS

export const ERASURE_STATUSES = Object.keys(ERASURE_TRANSITIONS) as [ErasureStatus, ...ErasureStatus[]]

/** Returns whether the table allows the move. */
export const canMoveErasure = (from: ErasureStatus, to: ErasureStatus): boolean =>
  (ERASURE_TRANSITIONS[from] as readonly ErasureStatus[]).includes(to)
