import { updateAccessReadId } from '#db/queries/access/sessions.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { requireSelf } from './shared/require-self.ts'

/**
 * Marks the changes as read in this session only, so that a stranger who signs in cannot hide one.
 * @throws permission_denied
 * @withoutTrace the mark concerns one session only
 */
export const markOwnAccessChangesRead = async (
  context: Context,
  { id: readId }: { id: string },
): Promise<{ id: string }> => {
  const { id: userId, sessionId: id } = requireSelf(context)
  const { organizationId } = context
  await withTransaction(context, (tx) => updateAccessReadId(tx, { organizationId, userId, id }, readId))
  return { id: readId }
}
