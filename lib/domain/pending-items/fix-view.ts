import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { FixState } from './fix-state.ts'

/** Before identification, the page shows no personal data except the first name. */
export type FixView = {
  state: FixState
  status: ProposalStatus
  /** null until the customer is identified. */
  contractNumber: string | null
  contact: OrganizationContact
  firstName: string
  institution: { name: string; legalName: string; cnpj: string }
  type: PendingItemType
  /**
   * The institution's own words; null until the customer is identified, or if a manager opened the pending
   * item.
   */
  text: string | null
  identified: boolean
  expiresAt: Date
  /**
   * Refused destination of the payment while the item is open; null until identified, or if a manager
   * opened the pending item.
   */
  payment: Payment | null
  /** Documents to photograph: the missing ones, and the total number. */
  documents: { missing: readonly string[]; total: number }
}
