/**
 * Faults of an audit chain, reported at its first broken position:
 * - `entry_changed`: the entry, its position or its hash differs from what was chained
 * - `entry_missing`: the entry of this position was deleted
 * - `position_missing`: the chain has a gap here
 * - `entry_added`: an entry bypassed the chain; the position is that of the entry before it
 * - `end_missing`: the chain ends before a signed position
 * - `rewritten`: the chain is consistent, but differs from the one that was signed
 * - `anchor_changed`: the copy of a signed position outside the database differs from what was signed
 * - `anchors_missing`: positions up to this one were signed, but not all copies outside the database are left
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

/** Positions count from 1. */
export type AuditBreak = { position: number; what: (typeof AUDIT_BREAKS)[number] }
