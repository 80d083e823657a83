import type { Connection } from '#db/client.ts'
import { updateFgtsBalancesCleared } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { Context } from '#lib/services/context.ts'

/** Clears a CPF's cached results (with `askers` only theirs); late results are reported but not cached. */
export const clearFgtsBalancesOf = (
  tx: Connection,
  context: Context,
  subject: {
    documentNumber: string
    askers?: readonly string[] | undefined
    /** Cleared even after it has expired: an offer outlives its balance. */
    balanceQueryId?: string | undefined
  },
): Promise<string[]> =>
  updateFgtsBalancesCleared(tx, { organizationId: context.organizationId, ...subject }, context.now)
