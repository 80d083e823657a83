import type { Certificate } from '#lib/domain/people/certificate'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view'

/**
 * All an offer says: nothing but the simulation's own row, who lends and who serves, and whether it is still
 * valid.
 */
export type OfferData = {
  simulationId: string
  createdAt: Date
  expiresAt: Date
  expired: boolean
  maskedDocument: string
  institution: { name: string; legalName: string; cnpj: string }
  /** Who serves the customer (Resolução CMN 4.935/2021); without a person where a program simulated. */
  correspondent: { name: string; agentName: string | null; certificate: Certificate | null }
  figures: ContractedFigures
}
