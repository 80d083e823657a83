import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { FixState } from './fix-state.ts'

/** Until identified, the customer sees no personal data except the first name. */
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
   * The institution's explanation. Null until the customer is identified, and for an item opened by a
   * manager, whose text is for the agent.
   */
  text: string | null
  identified: boolean
  expiresAt: Date
  /**
   * The proposal's payment details. Null until the customer is identified, when the link is not open, and for
   * an item that a manager opened, because no institution refused the details.
   */
  payment: Payment | null
  /** Documents to photograph: the missing ones, and the total number. */
  documents: { missing: readonly string[]; total: number }
}
