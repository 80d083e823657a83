import type { PersonalField } from './personal-data.ts'

/** Reasons to reveal a field. Actions that imply one (a message, a new contract) require none. */
export const REVEAL_REASONS = [
  'customer_contact',
  'data_check',
  'proposal_analysis',
  'complaint',
  'other',
] as const
export type RevealReason = (typeof REVEAL_REASONS)[number]

export const ACT_REASONS = ['message', 'new_contract'] as const
export type RevealAct = (typeof ACT_REASONS)[number]

/** Reasons for a report or an erasure of a customer's data: who asked for it. */
export const SUBJECT_REASONS = ['subject_request', 'authority_request', 'court_order'] as const
export type SubjectReason = (typeof SUBJECT_REASONS)[number]

export type ActReason = RevealAct | SubjectReason

/** Fields that an action needs. Other fields require a reason, whatever action the caller names. */
export const FIELDS_OF_ACT: Readonly<Record<RevealAct, readonly PersonalField[]>> = {
  message: ['phone'],
  new_contract: ['documentNumber', 'birthDate', 'email', 'phone'],
}

/** A reason stays valid this long for the same customer, so that further reveals do not ask again. */
export const REVEAL_REASON_MS = 15 * 60_000

export const REVEAL_NOTE_LENGTH = 200

/** Reasons to export a list with unmasked CPFs; every export requires one. */
export const EXPORT_REASONS = ['reconciliation', 'institution_request', 'legal_request', 'campaign'] as const
export type ExportReason = (typeof EXPORT_REASONS)[number]
