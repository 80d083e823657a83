import type { Answer, ClientAction } from '#lib/client/answer.ts'
import type { ListFgtsOffers } from '#lib/client/fgts.ts'

export type StartedFgtsQuery = { queryId: string; cached: boolean }

export type FgtsConsultActions = {
  startBalances: (input: {
    documentNumber: string
    providers: readonly string[]
    /** Id of a balance query of the same customer; needed if `documentNumber` is masked. */
    ofQuery?: string | undefined
  }) => Promise<Answer<StartedFgtsQuery>[]>
  clearBalances: ClientAction<{ documentNumber: string; ofQuery?: string | undefined }, unknown>
  listOffers: ListFgtsOffers
}
