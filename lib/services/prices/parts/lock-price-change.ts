import type { Connection } from '#db/client.ts'
import { lockPriceChangeRow, type PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PriceChangeStatus } from '#lib/domain/prices/price-change-status.ts'
import type { Context } from '#lib/services/context.ts'

type ChangeKey = { id: string; statuses: readonly PriceChangeStatus[] }

/** @throws not_found, price_change_closed if the change's status is not in `statuses` */
export const lockPriceChange = async (
  tx: Connection,
  { organizationId }: Context,
  { id, statuses }: ChangeKey,
): Promise<PriceChangeRow> => {
  const change = await lockPriceChangeRow(tx, { organizationId, id })
  if (!change) throw new DomainError('not_found')
  if (!statuses.includes(change.status)) throw new DomainError('price_change_closed')
  return change
}

/** Like {@link lockPriceChange}, but rejects everybody except the author. @throws change_not_yours as well */
export const lockOwnPriceChange = async (
  tx: Connection,
  context: Context,
  key: ChangeKey,
): Promise<PriceChangeRow> => {
  const change = await lockPriceChange(tx, context, key)
  requireOwnPriceChange(context, change)
  return change
}

/** @throws change_not_yours for everybody but the author */
export const requireOwnPriceChange = (context: Context, change: PriceChangeRow): void => {
  if (change.createdById !== context.actor.id) throw new DomainError('change_not_yours')
}
