/**
 * Why somebody looks at a customer's data in full. The first ones a person chooses from; what an act says by
 * itself is not asked for: a message that is sent, a form for a new contract.
 */
export const REVEAL_REASONS = [
  'customer_contact',
  'data_check',
  'proposal_analysis',
  'complaint',
  'other',
] as const
export type RevealReason = (typeof REVEAL_REASONS)[number]

/** Reasons that the act itself says. */
export const ACT_REASONS = ['message', 'new_contract'] as const
export type ActReason = (typeof ACT_REASONS)[number] | 'subject_request'

/** How long a reason counts for the same customer, so that one visit asks once, in milliseconds. */
export const REVEAL_REASON_MS = 15 * 60_000

/** At most so many characters say another reason. */
export const REVEAL_NOTE_LENGTH = 200

/** Why a list goes out with whole CPFs: asked for each time. */
export const EXPORT_REASONS = ['reconciliation', 'institution_request', 'legal_request', 'campaign'] as const
export type ExportReason = (typeof EXPORT_REASONS)[number]
