import { withSnapshot } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { requireRecentFactor } from '#lib/services/kernel/require-recent-factor.ts'

/** @throws second_factor_stale, sign_in_stale */
export const checkConfirmation = (context: Context): Promise<void> =>
  withSnapshot(context, (tx) => requireRecentFactor(tx, context))
