/** The life of a balance query: it always ends. A job that was killed sends a running one again. */
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

/** The statuses from which a query may move to one: an update names them, and must touch one row. */
export const balanceQueryStatusesBefore = (to: BalanceQueryStatus): BalanceQueryStatus[] =>
  BALANCE_QUERY_STATUSES.filter((from) => (BALANCE_QUERY_TRANSITIONS[from] as readonly string[]).includes(to))
