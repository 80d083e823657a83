import { countProposedTableChanges } from '#db/queries/table-changes'
import { withTransaction } from '#db/transaction'
import { roleAllows } from '#lib/domain/access/permissions'
import type { Context } from '#lib/services/context'

/** How many changes of tables wait for this person's decision: proposed ones of others; 0 for whoever may not decide. */
export const countTableChangesToDecide = async (context: Context): Promise<number> => {
  const { actor, organizationId } = context
  if (actor.kind !== 'user' || !roleAllows(actor.role, 'manage_fee_tables')) return 0
  return withTransaction(context, (tx) => countProposedTableChanges(tx, { organizationId, notBy: actor.id }))
}
