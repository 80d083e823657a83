import type { Answer, ClientAction } from '#lib/client/answer.ts'
import type { ListFgtsOffers } from '#lib/client/fgts.ts'

export type StartedFgtsQuery = { queryId: string; cached: boolean }

export type FgtsConsultActions = {
  /** Results are in the order of `providers`. */
  startBalances: (input: {
    documentNumber: string
    providers: readonly string[]
    /** A query of the same customer, where the CPF is only known masked. */
    ofQuery?: string | undefined
  }) => Promise<Answer<StartedFgtsQuery>[]>
  clearBalances: ClientAction<{ documentNumber: string; ofQuery?: string | undefined }, unknown>
  listOffers: ListFgtsOffers
}
