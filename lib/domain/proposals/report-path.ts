import { canMove, type ProposalStatus } from './status.ts'

type Bridges = Readonly<Partial<Record<ProposalStatus, readonly ProposalStatus[]>>>

export type ReportDecision =
  | { kind: 'move'; path: readonly [ProposalStatus, ...ProposalStatus[]] }
  | { kind: 'repeated' }
  | { kind: 'ignored' }

/** Statuses that a report may skip: neither this service nor the customer acts in them. */
const BRIDGES: Bridges = {
  paid: ['processing'],
  pending: ['processing'],
  canceled: ['awaiting_cancel'],
  refunded: ['processing', 'paid'],
}

const TO_SIGNATURE = ['analysis', 'formalization'] as const

/** Adds the statuses in which the customer acts at the institution, whose reports may arrive out of order. */
const BRIDGES_OF_SIGNING_THERE: Bridges = {
  analysis: ['formalization'],
  manual_analysis: TO_SIGNATURE,
  awaiting_call: TO_SIGNATURE,
  processing: TO_SIGNATURE,
  pending: ['processing', ...TO_SIGNATURE],
  paid: ['processing', ...TO_SIGNATURE],
  canceled: ['awaiting_cancel'],
  refunded: ['processing', 'paid', ...TO_SIGNATURE],
}

/** Until it has the signature, the institution may report only a prepared, rejected or cancelled contract. */
const UNSIGNED: readonly ProposalStatus[] = ['generating_ccb', 'formalization']
const WITHOUT_SIGNATURE: readonly ProposalStatus[] = ['formalization', 'canceled', 'rejected']

/** Returns whether a reported status means that the customer has meanwhile signed at the institution. */
export const tellsOfSignature = (from: ProposalStatus, reported: ProposalStatus): boolean =>
  UNSIGNED.includes(from) && !WITHOUT_SIGNATURE.includes(reported) && !OURS.includes(reported)

/** Reports of these statuses are ignored, because this service sets them itself. */
const OURS: readonly ProposalStatus[] = ['generating_ccb', 'awaiting_cancel']

/**
 * Decides what a report, which may be late or repeated, does to a proposal: skipped statuses (`BRIDGES`) are
 * added to the path, a report behind the current status is ignored, and a final status never goes back. A
 * rejection while a cancellation is awaited confirms the cancellation. `held`: this service withholds the
 * signature until a manager approves. `signedThere`: the customer signs at the institution, whose reports
 * tell of the signature.
 */
export const decideReport = (
  from: ProposalStatus,
  reported: ProposalStatus,
  { held = false, signedThere = false }: { held?: boolean; signedThere?: boolean } = {},
): ReportDecision => {
  if (held && !WITHOUT_SIGNATURE.includes(reported)) return { kind: 'ignored' }
  if (from === reported) return { kind: 'repeated' }
  if (OURS.includes(reported)) return { kind: 'ignored' }
  const to = from === 'awaiting_cancel' && reported === 'rejected' ? 'canceled' : reported
  if (!signedThere && UNSIGNED.includes(from) && !WITHOUT_SIGNATURE.includes(to)) return { kind: 'ignored' }
  const bridges = signedThere ? BRIDGES_OF_SIGNING_THERE : BRIDGES
  const path = pathBetween(from, to, bridges[to] ?? [])
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
