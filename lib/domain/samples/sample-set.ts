/** Moves of a set of sample data. `removed` is final; every other status counts as present. */
export const SAMPLE_SET_TRANSITIONS = {
  creating: ['ready', 'failed', 'removing'],
  ready: ['removing'],
  failed: ['creating', 'removing'],
  removing: ['removed', 'failed'],
  removed: [],
} as const

export type SampleSetStatus = keyof typeof SAMPLE_SET_TRANSITIONS

export const SAMPLE_SET_STATUSES = Object.keys(SAMPLE_SET_TRANSITIONS) as [
  SampleSetStatus,
  ...SampleSetStatus[],
]

/** Statuses from which a set may move to `to`. */
export const sampleSetStatusesBefore = (to: SampleSetStatus): SampleSetStatus[] =>
  SAMPLE_SET_STATUSES.filter((from) =>
    (SAMPLE_SET_TRANSITIONS[from] as readonly SampleSetStatus[]).includes(to),
  )

export const SAMPLE_RESOURCES = ['fgts_balance_query', 'clt_consult', 'proposal', 'webhook_endpoint'] as const
export type SampleResource = (typeof SAMPLE_RESOURCES)[number]

/**
 * External reference of sample proposals; also the last name of sample customers and a name of their authors.
 */
export const SAMPLE_REFERENCE = 'exemplo'

/** `none` also means that this installation offers no sample data (`isOffered`). */
export type SampleDataView = {
  isOffered: boolean
  status: 'none' | Exclude<SampleSetStatus, 'removed'>
  /** Customers of the plan, how many have been played so far, and how many of those were left out. */
  total: number
  done: number
  skipped: number
  createdAt: Date | null
  createdByName: string | null
  /** Rows that the last removal kept, because people's own proposals build on them. */
  kept: number
}
