/** Allowed transitions of a set of sample data. `removed` is final; with any other status the set exists. */
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

/** Returns the statuses that may move to `to`. */
export const sampleSetStatusesBefore = (to: SampleSetStatus): SampleSetStatus[] =>
  SAMPLE_SET_STATUSES.filter((from) =>
    (SAMPLE_SET_TRANSITIONS[from] as readonly SampleSetStatus[]).includes(to),
  )

export const SAMPLE_RESOURCES = ['fgts_balance_query', 'clt_consult', 'proposal', 'webhook_endpoint'] as const
export type SampleResource = (typeof SAMPLE_RESOURCES)[number]

/** External reference of sample proposals; also added in parentheses to the names of their authors. */
export const SAMPLE_REFERENCE = 'exemplo'

/** `status` is also `none` where sample data is not offered. */
export type SampleDataView = {
  isOffered: boolean
  status: 'none' | Exclude<SampleSetStatus, 'removed'>
  /** Number of customers: planned, processed so far, and skipped among the processed ones. */
  total: number
  done: number
  skipped: number
  createdAt: Date | null
  createdByName: string | null
  /** Number of rows that the last removal kept, because proposals that people created are based on them. */
  kept: number
}
