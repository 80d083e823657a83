'use server'
import { z } from 'zod'
import { clearFgtsBalanceCacheContract, startFgtsBalanceQueryContract } from '#lib/contracts/fgts/balance'
import { type ActionResult, action } from '#lib/http/action'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache'
import { type FgtsBalanceStart, startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query'

// The door answers null and names the query in a header; a screen has no headers.
const startContract = {
  ...startFgtsBalanceQueryContract,
  response: z.object({ queryId: z.string(), cached: z.boolean() }),
  encode: (start: FgtsBalanceStart) => start,
}

const MOST_PROVIDERS = 20

const startBalance = action(startContract, startFgtsBalanceQuery)

/** Starts a query at each institution; answers in the order asked. */
export const startBalances = async (input: {
  documentNumber: string
  providers: readonly string[]
}): Promise<ActionResult<FgtsBalanceStart>[]> =>
  Promise.all(
    input.providers
      .slice(0, MOST_PROVIDERS)
      .map((provider) => startBalance({ documentNumber: input.documentNumber, provider })),
  )

export const clearBalances = action(clearFgtsBalanceCacheContract, clearFgtsBalanceCache)
