import type { Connection } from '#db/client'
import { moveTableChangeRow, type TableChangeRow } from '#db/queries/table-changes'
import { DomainError } from '#lib/domain/errors'
import { canMoveTableChange, type TableChangeStatus } from '#lib/domain/finance/table-change'
import type { Context } from '#lib/services/context'

type Move = { to: TableChangeStatus } & Partial<
  Pick<
    TableChangeRow,
    | 'proposedAt'
    | 'decidedById'
    | 'decidedByName'
    | 'decidedAt'
    | 'decisionReason'
    | 'tableId'
    | 'resultVersion'
  >
>

/** Moves a held change by the table of moves; tells the row as it then stands. Throws `table_change_closed`. */
export const moveTableChange = async (
  tx: Connection,
  context: Context,
  { change, move: { to, ...marks } }: { change: TableChangeRow; move: Move },
): Promise<TableChangeRow> => {
  if (!canMoveTableChange(change.status, to)) throw new DomainError('table_change_closed')
  const { organizationId, now: updatedAt } = context
  const moved = { ...marks, status: to, updatedAt }
  if (!(await moveTableChangeRow(tx, { organizationId, id: change.id, from: change.status }, moved)))
    throw new DomainError('table_change_closed')
  return { ...change, ...moved }
}
