import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { CoolingOffInTime } from '#lib/domain/proposals/cooling-off.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { FixState } from './fix-state.ts'

/** Before identification, the customer sees no personal data except the first name. */
export type FixView = {
  state: FixState
  status: ProposalStatus
  contractNumber: string | null
  contact: OrganizationContact
  firstName: string
  institution: { name: string; legalName: string; cnpj: string }
  type: PendingItemType
  /** Null until identification, and always for an item that a manager opened: its text is for the agent. */
  text: string | null
  identified: boolean
  expiresAt: Date
  /** Refused payment, after identification; null if the item is not open or a manager opened it. */
  payment: Payment | null
  /** Null unless the customer is identified and `state` is `solved`. */
  payout: { netCents: Cents; payment: Payment; coolingOff: CoolingOffInTime } | null
  /** `missing`: documents that the customer must still photograph; `total`: number of required ones. */
  documents: { missing: readonly string[]; total: number }
}
