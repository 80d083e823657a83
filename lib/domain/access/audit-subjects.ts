/** What an audited act can be done to. */
export const AUDIT_SUBJECTS = [
  'application',
  'clt_config',
  'clt_consult',
  'fgts_balance_query',
  'fgts_fee_table',
  'fgts_simulation',
  'institution',
  'organization',
  'proposal',
  'proposal_list',
  'review_rules',
  'saved_view',
  'session',
  'signing_key',
  'simulation',
  'table_change',
  'team',
  'user',
  'webhook_delivery',
  'webhook_endpoint',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
