import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { OfferState } from './offer-state.ts'

/** Before identification, the customer sees only the first name, the lender and the correspondent. */
export type OfferView = {
  state: OfferState
  institution: { name: string; legalName: string; cnpj: string }
  /** Disclosed to the customer under Resolução CMN 4.935/2021. */
  correspondentName: string
  contact: OrganizationContact
  firstName: string | null
  asksBirthDate: boolean
  expiresAt: Date
  identified: boolean
  wantedAt: Date | null
  /** Null until the customer is identified, and once the offer is over. */
  figures: ContractedFigures | null
}
