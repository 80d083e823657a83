/** Problems that must be fixed before the proposal can continue (docs/contract.md#fgts). */
export const PENDING_ITEM_TYPES = ['pix_refusal', 'ted_refusal', 'invalid_document'] as const
export type PendingItemType = (typeof PENDING_ITEM_TYPES)[number]
