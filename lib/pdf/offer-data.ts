import type { Certificate } from '#lib/domain/people/certificate.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'

export type OfferData = {
  simulationId: string
  createdAt: Date
  expiresAt: Date
  expired: boolean
  maskedDocument: string
  institution: { name: string; legalName: string; cnpj: string }
  /** Party that served the customer (Resolução CMN 4.935/2021). `agentName` is null for an API client. */
  correspondent: { name: string; agentName: string | null; certificate: Certificate | null }
  figures: ContractedFigures
}
