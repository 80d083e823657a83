import type { OrganizationContact } from '../access/organization-contact.ts'
import type { ContractedFigures } from '../proposals/proposal-view.ts'
import type { OfferState } from './offer-state.ts'

/**
 * What the customer's page of an offer shows. Until identified, nothing says more than the first name, who
 * lends and who serves.
 */
export type OfferView = {
  state: OfferState
  institution: { name: string; legalName: string; cnpj: string }
  /** Who serves the customer (Resolução CMN 4.935/2021). */
  correspondentName: string
  /** Whom the customer reaches. */
  contact: OrganizationContact
  /** Null where nothing but the CPF is known. */
  firstName: string | null
  /** Whether the birth date is known, and asked for. */
  asksBirthDate: boolean
  expiresAt: Date
  identified: boolean
  /** When the customer said that they want it; null until identified. */
  wantedAt: Date | null
  /** Null until identified, and once the offer is over. */
  figures: ContractedFigures | null
}
