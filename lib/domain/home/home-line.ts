import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

/**
 * Meaning of the kinds, in order: an offer that the customer wants, an item to fix, a live simulation without
 * a proposal, a balance or margin without a simulation, a contract to sign, a consent term to answer, and
 * anything slower than normal.
 */
export const HOME_KINDS = [
  'wanted',
  'pending',
  'expiring',
  'answered',
  'signature',
  'consent',
  'stuck',
] as const
export type HomeKind = (typeof HOME_KINDS)[number]

export type HomeLine = {
  kind: HomeKind
  product: Product
  /** Ids that the next action opens: one proposal, simulation or consult, or the balances of one customer. */
  targetIds: readonly string[]
  documentNumber: string
  clientName: string | null
  institutionCodes: readonly string[]
  status: ProposalStatus | ConsultStatus | null
  detail: string | null
  /** Net amount, balance or margin; null while there is none. */
  amountCents: Cents | null
  since: Date
  until: Date | null
}
