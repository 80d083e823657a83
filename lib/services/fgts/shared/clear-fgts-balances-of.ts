import type { Connection } from '#db/client.ts'
import { updateFgtsBalancesCleared } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { Context } from '#lib/services/context.ts'

/** Clears the cached results of a CPF; running queries still report their result but do not cache it. */
export const clearFgtsBalancesOf = (
  tx: Connection,
  context: Context,
  subject: {
    documentNumber: string
    askers?: readonly string[] | undefined
    /** Clears this balance even if it has expired, because an offer may outlive its balance. */
    balanceQueryId?: string | undefined
  },
): Promise<string[]> =>
  updateFgtsBalancesCleared(tx, { organizationId: context.organizationId, ...subject }, context.now)
