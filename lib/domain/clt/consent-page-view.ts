import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ConsultStatus } from './consult-status.ts'

/** Before identification, the customer's consent page shows nothing of the person but the first name. */
export type ConsentPageView = {
  consultId: string
  status: ConsultStatus
  institution: { name: string; legalName: string; cnpj: string }
  /** The organization that serves the customer. */
  correspondentName: string
  contact: OrganizationContact
  firstName: string
  consentDeadlineAt: Date
  /** The term waits for an answer and its deadline has not passed. */
  awaitsConsent: boolean
  identified: boolean
  revocable: boolean
  /** Exact text to accept; its SHA-256 is sent back with the acceptance. It names no customer. */
  term: { version: string; text: string; sha256: string }
  /** Only once identified. */
  acceptedAt: Date | null
  /** Before identification only for the customer's own doing: refused, or not answered in time. */
  reason: { code: string; text: string } | null
  /** Only once identified. */
  margin: { amountCents: Cents; expiresAt: Date } | null
}
