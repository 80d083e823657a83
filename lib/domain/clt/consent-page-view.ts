import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ConsultStatus } from './consult-status.ts'

/** Before identification, the consent page shows no personal data except the first name. */
export type ConsentPageView = {
  consultId: string
  status: ConsultStatus
  institution: { name: string; legalName: string; cnpj: string }
  correspondentName: string
  contact: OrganizationContact
  firstName: string
  consentDeadlineAt: Date
  awaitsConsent: boolean
  identified: boolean
  revocable: boolean
  /** Exact text to accept, without the customer's name; the page sends its SHA-256 with the acceptance. */
  term: { version: string; text: string; sha256: string }
  acceptedAt: Date | null
  /** Before identification, set only if the customer refused, revoked or did not answer in time. */
  reason: { code: string; text: string } | null
  margin: { amountCents: Cents; expiresAt: Date } | null
}
