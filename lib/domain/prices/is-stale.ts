import type { PriceChangeKind, PriceChangeStatus } from '#lib/domain/prices/price-change-status.ts'
import type { PriceVersion } from './price-version.ts'

/** Events that make an open price change stale. */
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
  /** State of the base version when the change began; null for a new price table, or if not recorded. */
  baseActive: boolean | null
  baseIsDefault: boolean | null
}

type Newest = Pick<PriceVersion, 'version' | 'active' | 'isDefault'>

/** Returns later events that make an open change stale, because approving it could silently undo them. */
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

export const isStale = (change: Change, newest: Newest | undefined): boolean =>
  priceMovesOf(change, newest).length > 0
