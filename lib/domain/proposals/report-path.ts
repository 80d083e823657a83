import { canMove, type ProposalStatus } from './status.ts'

/**
 * What a report of an institution means for a proposal: the moves to make, one after the other, or nothing.
 */
export type ReportDecision =
  | { kind: 'move'; path: readonly [ProposalStatus, ...ProposalStatus[]] }
  | { kind: 'repeated' }
  | { kind: 'ignored' }

/**
 * Statuses a report may skip, by where it leads: nothing happens in them that only we or the customer could
 * do.
 */
const BRIDGES: Readonly<Partial<Record<ProposalStatus, readonly ProposalStatus[]>>> = {
  paid: ['processing'],
  pending: ['processing'],
  canceled: ['awaiting_cancel'],
  refunded: ['processing', 'paid'],
}

/**
 * Until an institution heard of the signature it can prepare, refuse or cancel; it cannot sign in the
 * customer's place.
 */
const UNSIGNED: readonly ProposalStatus[] = ['generating_ccb', 'formalization']
const WITHOUT_SIGNATURE: readonly ProposalStatus[] = ['formalization', 'canceled', 'rejected']

/** Only our side moves a proposal here. */
const OURS: readonly ProposalStatus[] = ['generating_ccb', 'awaiting_cancel']

/**
 * Decides what a report does to a proposal in a status, safely when it is late, repeated or skips steps: a
 * move of the table is made; a skipped `processing` is walked through; what lies behind the present status is
 * ignored; a final status never goes back. A refusal while we wait for a cancellation confirms it. `held` is
 * a proposal whose signature we keep until a manager approves: the institution can refuse or cancel it, and
 * nothing it says carries it past the manager.
 */
export const decideReport = (
  from: ProposalStatus,
  reported: ProposalStatus,
  { held = false }: { held?: boolean } = {},
): ReportDecision => {
  if (held && !WITHOUT_SIGNATURE.includes(reported)) return { kind: 'ignored' }
  if (from === reported) return { kind: 'repeated' }
  if (OURS.includes(reported)) return { kind: 'ignored' }
  const to = from === 'awaiting_cancel' && reported === 'rejected' ? 'canceled' : reported
  if (UNSIGNED.includes(from) && !WITHOUT_SIGNATURE.includes(to)) return { kind: 'ignored' }
  const path = pathBetween(from, to, BRIDGES[to] ?? [])
  return path ? { kind: 'move', path } : { kind: 'ignored' }
}

type Path = [ProposalStatus, ...ProposalStatus[]]

const pathBetween = (
  from: ProposalStatus,
  to: ProposalStatus,
  bridges: readonly ProposalStatus[],
): Path | null => {
  if (canMove(from, to)) return [to]
  for (const bridge of bridges) {
    if (!canMove(from, bridge)) continue
    const rest = pathBetween(
      bridge,
      to,
      bridges.filter((other) => other !== bridge),
    )
    if (rest) return [bridge, ...rest]
  }
  return null
}
