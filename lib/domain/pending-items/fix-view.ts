import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { FixState } from './fix-state.ts'

/** Before identification, the page shows nothing personal but the first name. */
export type FixView = {
  state: FixState
  status: ProposalStatus
  /** Only once identified. */
  contractNumber: string | null
  contact: OrganizationContact
  firstName: string
  institution: { name: string; legalName: string; cnpj: string }
  type: PendingItemType
  /** The institution's words, only once identified; null where a manager asked. */
  text: string | null
  identified: boolean
  expiresAt: Date
  /** Refused destination of the money; null before identification, and where a manager asked. */
  payment: Payment | null
  /** Documents to photograph: those still missing, and the number of all. */
  documents: { missing: readonly string[]; total: number }
}
