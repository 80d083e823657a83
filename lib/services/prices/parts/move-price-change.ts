import type { Connection } from '#db/client.ts'
import { movePriceChangeRow, type PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { canMovePriceChange, type PriceChangeStatus } from '#lib/domain/prices/price-change-status.ts'
import type { Context } from '#lib/services/context.ts'

type Move = { to: PriceChangeStatus } & Partial<
  Pick<
    PriceChangeRow,
    | 'proposedAt'
    | 'decidedById'
    | 'decidedByName'
    | 'decidedAt'
    | 'decisionReason'
    | 'tableId'
    | 'resultVersion'
  >
>

/** @throws price_change_closed */
export const movePriceChange = async (
  tx: Connection,
  context: Context,
  { change, move: { to, ...marks } }: { change: PriceChangeRow; move: Move },
): Promise<PriceChangeRow> => {
  if (!canMovePriceChange(change.status, to)) throw new DomainError('price_change_closed')
  const { organizationId, now: updatedAt } = context
  const moved = { ...marks, status: to, updatedAt }
  if (!(await movePriceChangeRow(tx, { organizationId, id: change.id, from: change.status }, moved)))
    throw new DomainError('price_change_closed')
  return { ...change, ...moved }
}
