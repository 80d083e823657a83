import type { FormAction } from '#components/self-service/form-state.ts'

/** The server actions of the customer's page of one item, handed down by it. */
export type FixActions = Record<'identify' | 'givePix' | 'giveAccount' | 'giveDocument', FormAction> & {
  /** Reports that the page was opened. */
  opened: () => Promise<void>
}
