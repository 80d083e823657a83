import type { Connection } from '#db/client'
import { updateFgtsBalancesCleared } from '#db/queries/fgts-balance-queries'
import type { Context } from '#lib/services/context'

/**
 * Clears the kept results of a CPF at every institution, in the caller's transaction, and marks its running
 * queries so that their late results are reported but not kept; with askers only what one of them asked for.
 * Returns the ids of the queries it touched.
 */
export const clearFgtsBalancesOf = (
  tx: Connection,
  context: Context,
  subject: {
    documentNumber: string
    askers?: readonly string[] | undefined
    /** Cleared as well when it has expired: an offer outlives its balance. */
    balanceQueryId?: string | undefined
  },
): Promise<string[]> =>
  updateFgtsBalancesCleared(tx, { organizationId: context.organizationId, ...subject }, context.now)
