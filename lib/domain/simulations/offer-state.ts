export type OfferState = 'open' | 'contracted' | 'expired'

/** Returns the state of an offer; `contracted` if a proposal was made from it, even after it expired. */
export const offerStateOf = (
  { expiresAt, proposalId }: { expiresAt: Date; proposalId: string | null },
  at: Date,
): OfferState => {
  if (proposalId !== null) return 'contracted'
  return at < expiresAt ? 'open' : 'expired'
}
