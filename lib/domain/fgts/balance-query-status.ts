/** The life of a balance query: it always ends. */
export const BALANCE_QUERY_TRANSITIONS = {
  queued: ['running', 'success', 'fail'],
  running: ['success', 'fail'],
  success: [],
  fail: [],
} as const

export type BalanceQueryStatus = keyof typeof BALANCE_QUERY_TRANSITIONS
export const BALANCE_QUERY_STATUSES = Object.keys(BALANCE_QUERY_TRANSITIONS) as [
  BalanceQueryStatus,
  ...BalanceQueryStatus[],
]
