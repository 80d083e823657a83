import type { ConsultStatus } from '../clt/consult-status.ts'
import type { Cents } from '../money.ts'
import type { Product } from '../proposals/product.ts'
import type { ProposalStatus } from '../proposals/status.ts'

/**
 * Why something is in a person's queue: an offer its customer wants; an item to fix; a simulation that ends
 * today without a proposal; a balance or margin that arrived and was not simulated; a contract the customer
 * has not signed; a term they have not answered; something that takes longer than normal.
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

/** One thing that needs a person, and what its one next action opens. Amounts in cents. */
export type HomeLine = {
  kind: HomeKind
  product: Product
  /** What the next action opens: a proposal, a simulation, a consult, or the balances of one customer. */
  targetIds: readonly string[]
  documentNumber: string
  /** null when only the CPF is known. */
  clientName: string | null
  /** The institutions concerned. */
  institutionCodes: readonly string[]
  /** The state of the proposal or consult; null for simulations and balances. */
  status: ProposalStatus | ConsultStatus | null
  /** What is to be fixed, in the words of who asks for it and the reader's language. */
  detail: string | null
  /** What it is about: the net amount, the balance or the margin; null when there is none yet. */
  amountCents: Cents | null
  /** Since when it waits. */
  since: Date
  /** When it is too late; null when nothing ends by itself. */
  until: Date | null
}
