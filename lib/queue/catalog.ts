import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'

/** Payloads contain ids of rows, never personal data. */
export type Jobs = {
  send_fgts_balance_query: { organizationId: string; queryId: string }
  expire_fgts_balance_query: { organizationId: string; queryId: string }
  send_clt_consult: { organizationId: string; consultId: string }
  expire_clt_consult: { organizationId: string; consultId: string }
  revoke_clt_consent: { organizationId: string; consultId: string }
  interpret_institution_event: { eventId: string; tries: number }
  read_institution_state: ReadState
  submit_proposal: { organizationId: string; proposalId: string }
  confirm_signature: { organizationId: string; proposalId: string }
  request_cancellation: { organizationId: string; proposalId: string }
  forward_pending_solution: { organizationId: string; proposalId: string; type: PendingItemType }
  forward_review: { organizationId: string; proposalId: string; decision: 'approve' | 'refuse' }
  expire_signature: { organizationId: string; proposalId: string }
  compute_price_what_if: { organizationId: string; changeId: string; run: string }
  expire_access_request: { organizationId: string; requestId: string }
  start_price_change: { organizationId: string; changeId: string }
  remove_documents: { organizationId: string; keys: string[] }
  end_retentions: Record<string, unknown>
  clear_old_rows: Record<string, unknown>
  anchor_audits: Record<string, unknown>
  queue_lost_deliveries: Record<string, unknown>
  evaluate_alerts: Record<string, unknown>
  roll_up_sales_days: Record<string, unknown>
  roll_up_institution_calls: Record<string, unknown>
  send_alert_message: { organizationId: string; messageId: string }
  create_sample_data: { organizationId: string; setId: string }
  remove_sample_data: { organizationId: string; setId: string }
  sandbox_work: { caseId: string; step: string }
}

/** `tries` counts consecutive reads without news. `isHint` marks an extra read beside the regular ones. */
export type ReadState = {
  organizationId: string
  resourceType: 'fgts_balance_query' | 'clt_consult' | 'proposal'
  resourceId: string
  tries: number
  isHint?: boolean
}

export type JobName = keyof Jobs
