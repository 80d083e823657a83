export const CALL_OPERATIONS = [
  'request_fgts_balance',
  'request_clt_consult',
  'submit_proposal',
  'confirm_signature',
  'revoke_clt_consent',
  'request_cancellation',
  'solve_pending_item',
  'decide_review',
  'read_worker',
  'read_contract',
  'read_state',
  'read_prices',
] as const
export type CallOperation = (typeof CALL_OPERATIONS)[number]

/** Operation name for institution reports, which are stored with the calls but counted separately. */
export const REPORT_OPERATION = 'report'

export const HEALTH_RANGES = ['24h', '7d'] as const
export type HealthRange = (typeof HEALTH_RANGES)[number]

/** Percentiles are interpolated; null without calls. */
export type CallFigures = { calls: number; failed: number; p50Ms: number | null; p95Ms: number | null }
