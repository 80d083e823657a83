/** `running` may follow `running`: when a job was killed, its retry sends the query again. */
export const BALANCE_QUERY_TRANSITIONS = {
  queued: ['running', 'success', 'fail'],
  running: ['running', 'success', 'fail'],
  success: [],
  fail: [],
} as const

export type BalanceQueryStatus = keyof typeof BALANCE_QUERY_TRANSITIONS
export const BALANCE_QUERY_STATUSES = Object.keys(BALANCE_QUERY_TRANSITIONS) as [
  BalanceQueryStatus,
  ...BalanceQueryStatus[],
]

/** Returns the statuses that may move to `to`; updates filter by them and must change exactly one row. */
export const balanceQueryStatusesBefore = (to: BalanceQueryStatus): BalanceQueryStatus[] =>
  BALANCE_QUERY_STATUSES.filter((from) => (BALANCE_QUERY_TRANSITIONS[from] as readonly string[]).includes(to))
