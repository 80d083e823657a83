/**
 * What can be wrong with the chain of an audit, at its first broken position:
 * - `entry_changed`: the entry, its place or its hash is not what was chained
 * - `entry_missing`: the entry of this position was deleted
 * - `position_missing`: the chain has a gap here
 * - `entry_added`: an entry came past the chain; the position is that of the entry before it
 * - `end_missing`: the chain ends before a position that was signed
 * - `rewritten`: the chain is whole, but another than the one that was signed
 * - `anchor_changed`: a signed position, kept outside of the database, is not what was signed
 * - `anchors_missing`: positions were signed, and none is kept any longer
 */
export const AUDIT_BREAKS = [
  'entry_changed',
  'entry_missing',
  'position_missing',
  'entry_added',
  'end_missing',
  'rewritten',
  'anchor_changed',
  'anchors_missing',
] as const

/** Where the chain is broken first, and how. Positions count from 1. */
export type AuditBreak = { position: number; what: (typeof AUDIT_BREAKS)[number] }
