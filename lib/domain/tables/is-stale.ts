import type { TableChangeKind, TableChangeStatus } from '#lib/domain/finance/table-change'
import type { TableVersion } from './table-version.ts'

type Change = { kind: TableChangeKind; status: TableChangeStatus; baseId: string | null }

/**
 * Whether an open change no longer fits the newest version of its table: another version came in between, the table is already as
 * the change wants it, or the name of a new table has been taken. A decided change is never stale.
 */
export const isStale = (
  { kind, status, baseId }: Change,
  newest: Pick<TableVersion, 'id' | 'active'> | undefined,
): boolean => {
  if (status !== 'draft' && status !== 'proposed') return false
  if (kind === 'create') return newest !== undefined
  if (newest?.id !== baseId) return true
  return (kind === 'activate' && newest?.active === true) || (kind === 'retire' && newest?.active === false)
}
