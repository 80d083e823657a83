import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { CoolingOffInTime } from '#lib/domain/proposals/cooling-off.ts'
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
   * The institution's explanation. Null until the customer is identified. Always null for an item that a
   * manager opened, because the manager's text is for the agent.
   */
  text: string | null
  identified: boolean
  expiresAt: Date
  /**
   * The proposal's payment details. Null unless the customer is identified, the link is open and the
   * institution opened the item. If a manager opened the item, no payment was refused.
   */
  payment: Payment | null
  /**
   * Amount, account and withdrawal terms of the payout. Null unless the customer is identified and `state` is
   * `solved`.
   */
  payout: { netCents: Cents; payment: Payment; coolingOff: CoolingOffInTime } | null
  /**
   * `missing` lists the documents that the customer must still photograph; `total` counts all required ones.
   */
  documents: { missing: readonly string[]; total: number }
}
