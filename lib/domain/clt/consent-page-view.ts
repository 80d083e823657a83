import type { OrganizationContact } from '../access/organization-contact.ts'
import type { Cents } from '../money.ts'
import type { ConsultStatus } from './consult-status.ts'

/**
 * What the customer's consent page shows. Until identified, nothing says more of the person than the first
 * name.
 */
export type ConsentPageView = {
  consultId: string
  status: ConsultStatus
  institution: { name: string; legalName: string; cnpj: string }
  /** The organization that serves the customer. */
  correspondentName: string
  /** Whom the customer reaches. */
  contact: OrganizationContact
  firstName: string
  consentDeadlineAt: Date
  /** It is the customer's turn: the term waits for an answer and the deadline has not passed. */
  awaitsConsent: boolean
  identified: boolean
  /** The identified customer may take the consent back. */
  revocable: boolean
  /**
   * The exact text to accept and its SHA-256, which is sent back with the acceptance. It names no customer.
   */
  term: { version: string; text: string; sha256: string }
  /** Only once identified. */
  acceptedAt: Date | null
  /** Until identified only when it is the customer's own doing: refused, or not answered in time. */
  reason: { code: string; text: string } | null
  /** Only once identified. */
  margin: { amountCents: Cents; expiresAt: Date } | null
}
