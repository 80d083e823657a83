import { canMove, type ProposalStatus } from './status.ts'

export type ReportDecision =
  | { kind: 'move'; path: readonly [ProposalStatus, ...ProposalStatus[]] }
  | { kind: 'repeated' }
  | { kind: 'ignored' }

/** Statuses a report may skip: nothing happens in them that only we or the customer could do. */
const BRIDGES: Readonly<Partial<Record<ProposalStatus, readonly ProposalStatus[]>>> = {
  paid: ['processing'],
  pending: ['processing'],
  canceled: ['awaiting_cancel'],
  refunded: ['processing', 'paid'],
}

/** Before it hears of the signature, an institution can prepare, reject or cancel, but not sign. */
const UNSIGNED: readonly ProposalStatus[] = ['generating_ccb', 'formalization']
const WITHOUT_SIGNATURE: readonly ProposalStatus[] = ['formalization', 'canceled', 'rejected']

/** Only our side moves a proposal to these. */
const OURS: readonly ProposalStatus[] = ['generating_ccb', 'awaiting_cancel']

/**
 * Decides what a report does to a proposal, even if it is late, repeated or skips steps: a move of the table
 * is made, a skipped `processing` is walked through, what lies behind the current status is ignored, and a
 * final status never goes back. A rejection while we wait for a cancellation confirms it. `held`: we keep the
 * signature until a manager approves, so the institution can reject or cancel, but not pass the manager.
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
