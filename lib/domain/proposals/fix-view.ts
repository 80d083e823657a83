import type { OrganizationContact } from '../access/organization-contact.ts'
import type { FixState } from './fix-state.ts'
import type { Payment } from './payment.ts'
import type { PendingItemType } from './pending-item.ts'
import type { ProposalStatus } from './status.ts'

/**
 * What the customer's page of one open item shows. What is personal is there for the identified customer
 * alone.
 */
export type FixView = {
  state: FixState
  status: ProposalStatus
  /** Only once identified. */
  contractNumber: string | null
  /** Whom the customer reaches. */
  contact: OrganizationContact
  firstName: string
  institution: { name: string; legalName: string; cnpj: string }
  type: PendingItemType
  /**
   * The institution's words, for the identified customer alone; null where a manager asked.
   */
  text: string | null
  identified: boolean
  expiresAt: Date
  /** Where the money could not go; null before the identification, and where a manager asked. */
  payment: Payment | null
  /** What is to be photographed, and how many of them came already. */
  documents: { missing: readonly string[]; total: number }
}
