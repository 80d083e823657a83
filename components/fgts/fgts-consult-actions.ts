import type { Answer, ClientAction } from '#lib/client/answer'
import type { ListFgtsOffers } from '#lib/client/fgts'

export type FgtsBalanceStarted = { queryId: string; cached: boolean }

/** The server actions of the consultation, handed down by its page. */
export type FgtsConsultActions = {
  /** Starts a query at each institution; answers in the order of `providers`. */
  startBalances: (input: {
    documentNumber: string
    providers: readonly string[]
    /** A query of the same customer, where the CPF is known masked. */
    ofQuery?: string | undefined
  }) => Promise<Answer<FgtsBalanceStarted>[]>
  clearBalances: ClientAction<{ documentNumber: string; ofQuery?: string | undefined }, unknown>
  listOffers: ListFgtsOffers
}
