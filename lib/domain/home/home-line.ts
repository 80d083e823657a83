import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

/**
 * Queue lines: an offer the customer wants; an item to fix; a simulation that ends today without a proposal;
 * a balance or margin not simulated; a contract to sign; a term to answer; anything slower than normal.
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
  /** Opened by the next action: a proposal, a simulation, a consult, or the balances of one customer. */
  targetIds: readonly string[]
  documentNumber: string
  /** null when only the CPF is known. */
  clientName: string | null
  institutionCodes: readonly string[]
  /** null for simulations and balances. */
  status: ProposalStatus | ConsultStatus | null
  /** Item to fix, in the words of whoever asks for it and the reader's language. */
  detail: string | null
  /** Net amount, balance or margin; null while there is none. */
  amountCents: Cents | null
  since: Date
  /** Deadline; null when nothing ends by itself. */
  until: Date | null
}
