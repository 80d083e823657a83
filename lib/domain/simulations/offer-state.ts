/** What a link to an offer is good for: the offer can be taken, became a proposal, or is over. */
export type OfferState = 'open' | 'contracted' | 'expired'

/** The state of an offer: what it became counts for more than its time. */
export const offerStateOf = (
  { expiresAt, proposalId }: { expiresAt: Date; proposalId: string | null },
  at: Date,
): OfferState => {
  if (proposalId !== null) return 'contracted'
  return at < expiresAt ? 'open' : 'expired'
}
