export const TIMELINE_SUBJECTS = ['proposal', 'clt_consult', 'simulation'] as const
export type TimelineSubject = (typeof TIMELINE_SUBJECTS)[number]

export const CUSTOMER_LINKS = ['formalization', 'consent', 'fix', 'offer'] as const
export type CustomerLink = (typeof CUSTOMER_LINKS)[number]

export const TIMELINE_EVENT_KINDS = [
  'link_opened',
  'identified',
  'contract_read',
  'signature_code_sent',
  'proof_of_life_passed',
  'proof_of_life_failed',
  'contract_signed',
  'consent_given',
  'proposal_sent',
  'signature_sent',
  'consult_sent',
  'offer_wanted',
] as const
export type TimelineEventKind = (typeof TIMELINE_EVENT_KINDS)[number]
