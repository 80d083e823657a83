/** One manager requests an erasure, another decides; an approved erasure runs at once. */
export const ERASURE_TRANSITIONS = {
  proposed: ['done', 'refused', 'withdrawn'],
  done: [],
  refused: [],
  withdrawn: [],
} as const

export type ErasureStatus = keyof typeof ERASURE_TRANSITIONS

export const ERASURE_STATUSES = Object.keys(ERASURE_TRANSITIONS) as [ErasureStatus, ...ErasureStatus[]]
