/** Statuses of a proposal or operation and their allowed transitions (docs/contract.md#statuses). */
export const PROPOSAL_TRANSITIONS = {
  generating_ccb: ['formalization', 'canceled', 'rejected'],
  formalization: ['analysis', 'canceled', 'rejected'],
  analysis: ['manual_analysis', 'awaiting_call', 'processing', 'pending', 'canceled', 'rejected'],
  manual_analysis: ['awaiting_call', 'processing', 'pending', 'canceled', 'rejected'],
  awaiting_call: ['processing', 'canceled', 'rejected'],
  processing: ['paid', 'pending', 'awaiting_cancel', 'rejected'],
  pending: ['analysis', 'processing', 'canceled', 'rejected'],
  awaiting_cancel: ['canceled', 'paid'],
  paid: ['refunded'],
  canceled: [],
  rejected: [],
  refunded: [],
} as const

export type ProposalStatus = keyof typeof PROPOSAL_TRANSITIONS

export const PROPOSAL_STATUSES = Object.keys(PROPOSAL_TRANSITIONS) as [ProposalStatus, ...ProposalStatus[]]

const CANCELLABLE: readonly ProposalStatus[] = [
  'generating_ccb',
  'formalization',
  'analysis',
  'manual_analysis',
  'awaiting_call',
  'pending',
]

export const canMove = (from: ProposalStatus, to: ProposalStatus): boolean =>
  (PROPOSAL_TRANSITIONS[from] as readonly ProposalStatus[]).includes(to)

/** `paid` counts as final although a refund may follow. */
export const isFinalStatus = (status: ProposalStatus): boolean =>
  status === 'paid' || PROPOSAL_TRANSITIONS[status].length === 0

/** Returns the status that a cancel request leads to; null if the proposal can no longer be cancelled. */
export const cancelTarget = (status: ProposalStatus): 'canceled' | 'awaiting_cancel' | null => {
  if (CANCELLABLE.includes(status)) return 'canceled'
  return status === 'processing' ? 'awaiting_cancel' : null
}

export const isCancellable = (status: ProposalStatus): boolean => cancelTarget(status) !== null
