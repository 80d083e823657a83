import type { PriceChangeKind, PriceChangeStatus } from '#lib/domain/prices/price-change-status'
import type { PriceVersion } from './price-version.ts'

/** What can have become of a table since a change of it was begun, so that the change no longer fits. */
export const TABLE_MOVES = [
  'name_taken',
  'new_version',
  'activated',
  'retired',
  'default_gained',
  'default_lost',
] as const
export type TableMove = (typeof TABLE_MOVES)[number]

const OPEN: readonly PriceChangeStatus[] = ['draft', 'proposed', 'scheduled']

type Change = {
  kind: PriceChangeKind
  status: PriceChangeStatus
  baseVersion: number | null
  /** What the version it starts from was then; null for a new table, and where nobody wrote it down. */
  baseActive: boolean | null
  baseIsDefault: boolean | null
}

type Newest = Pick<PriceVersion, 'version' | 'active' | 'isDefault'>

/**
 * What moved under an open change: another version came in between, its table was put into or out of use,
 * became or ceased to be the default, or the name of a new table has been taken. Approving it all the same
 * would undo that without a word. A change that has ended has nothing to fear.
 */
export const priceMovesOf = (change: Change, newest: Newest | undefined): TableMove[] => {
  const { kind, status, baseVersion, baseActive, baseIsDefault } = change
  if (!OPEN.includes(status)) return []
  if (kind === 'create') return newest ? ['name_taken'] : []
  if (newest?.version !== baseVersion) return ['new_version']
  const { active, isDefault } = newest as Newest
  const isDone = (kind === 'activate' && active) || (kind === 'retire' && !active)
  const moves: TableMove[] = []
  if (isDone || (baseActive !== null && active !== baseActive)) moves.push(active ? 'activated' : 'retired')
  if (baseIsDefault !== null && isDefault !== baseIsDefault)
    moves.push(isDefault ? 'default_gained' : 'default_lost')
  return moves
}

/** Whether an open change no longer fits its table, see {@link priceMovesOf}. */
export const isStale = (change: Change, newest: Newest | undefined): boolean =>
  priceMovesOf(change, newest).length > 0
