import type { PriceChangeKind } from './price-change-status.ts'
import type { PriceChangeSummary } from './price-change-summary.ts'

/** A change of terms is proposed only with its computed effect; activating and retiring have none. */
export const needsWhatIf = (kind: PriceChangeKind): boolean => kind === 'create' || kind === 'new_version'

/** True for a draft of the reader that can be proposed as it is. */
export const isReadyToPropose = (
  change: Pick<PriceChangeSummary, 'kind' | 'status' | 'note' | 'stale' | 'isMine' | 'whatIfStatus'>,
): boolean =>
  change.status === 'draft' &&
  change.isMine &&
  !change.stale &&
  Boolean(change.note?.trim()) &&
  (change.whatIfStatus === 'done' || !needsWhatIf(change.kind))
