'use server'
import { z } from 'zod'
import { clearFgtsBalanceCacheContract, startFgtsBalanceQueryContract } from '#lib/contracts/fgts/balance.ts'
import { listFgtsOffersCommand } from '#lib/contracts/fgts/list-offers.ts'
import { idField } from '#lib/contracts/fields.ts'
import { type ActionResult, action } from '#lib/pages/action.ts'
import type { Context } from '#lib/services/context.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'
import { listFgtsOffers } from '#lib/services/fgts/list-fgts-offers.ts'
import { type FgtsBalanceStart, startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { restoreCpf } from '#lib/services/personal-data/restore-cpf.ts'

// Screens know only the masked CPF, so they send the id of a balance query and the server adds the CPF.
const ofQuery = idField.optional()
const withWholeCpf = <Input extends { ofQuery?: string | undefined }>(context: Context, input: Input) =>
  restoreCpf(context, input, { subjectType: 'fgts_balance_query', subjectId: input.ofQuery })

// The endpoint returns the query id in a header. Server actions have none, so the id is in the result.
const startContract = {
  ...startFgtsBalanceQueryContract,
  body: startFgtsBalanceQueryContract.body?.extend({ ofQuery }),
  response: z.object({ queryId: z.string(), cached: z.boolean() }),
  encode: (start: FgtsBalanceStart) => start,
}

const MOST_PROVIDERS = 20
const PROVIDERS = z.array(z.string())

const startBalance = action(startContract, startFgtsBalanceQuery, withWholeCpf)

export const startBalances = async (input: {
  documentNumber: string
  providers: readonly string[]
  ofQuery?: string | undefined
}): Promise<ActionResult<FgtsBalanceStart>[]> =>
  Promise.all(
    PROVIDERS.parse(input?.providers)
      .slice(0, MOST_PROVIDERS)
      .map((provider) =>
        startBalance({ documentNumber: input.documentNumber, ofQuery: input.ofQuery, provider }),
      ),
  )

export const clearBalances = action(
  { ...clearFgtsBalanceCacheContract, params: clearFgtsBalanceCacheContract.params?.extend({ ofQuery }) },
  clearFgtsBalanceCache,
  withWholeCpf,
)

export const listOffers = action(listFgtsOffersCommand, listFgtsOffers)
