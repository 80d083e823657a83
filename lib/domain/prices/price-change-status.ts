/** What a change does to a fee table or configuration. */
export const PRICE_CHANGE_KINDS = ['create', 'new_version', 'activate', 'retire'] as const
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number]

/**
 * The statuses of a change and every move between them: one manager drafts and proposes, another decides.
 * Scheduled is approved for a day to come.
 */
export const PRICE_CHANGE_TRANSITIONS = {
  draft: ['proposed', 'withdrawn'],
  proposed: ['approved', 'scheduled', 'refused', 'withdrawn'],
  scheduled: ['approved', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
} as const

export type PriceChangeStatus = keyof typeof PRICE_CHANGE_TRANSITIONS

export const PRICE_CHANGE_STATUSES = Object.keys(PRICE_CHANGE_TRANSITIONS) as [
  PriceChangeStatus,
  ...PriceChangeStatus[],
]

/** Whether the move is in the table. */
export const canMovePriceChange = (from: PriceChangeStatus, to: PriceChangeStatus): boolean =>
  (PRICE_CHANGE_TRANSITIONS[from] as readonly PriceChangeStatus[]).includes(to)
