export const PRICE_CHANGE_KINDS = ['create', 'new_version', 'activate', 'retire'] as const
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number]

/** One manager drafts and proposes, another decides; `scheduled` means approved for a later day. */
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

export const canMovePriceChange = (from: PriceChangeStatus, to: PriceChangeStatus): boolean =>
  (PRICE_CHANGE_TRANSITIONS[from] as readonly PriceChangeStatus[]).includes(to)
