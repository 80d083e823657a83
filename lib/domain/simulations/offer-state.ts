export type OfferState = 'open' | 'contracted' | 'expired'

/** Returns the state of an offer: a proposal made from it counts for more than its end. */
export const offerStateOf = (
  { expiresAt, proposalId }: { expiresAt: Date; proposalId: string | null },
  at: Date,
): OfferState => {
  if (proposalId !== null) return 'contracted'
  return at < expiresAt ? 'open' : 'expired'
}
