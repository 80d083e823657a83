export type OfferState = 'open' | 'contracted' | 'expired'

/** Returns the state of an offer. An offer with a proposal is `contracted`, even after its expiry. */
export const offerStateOf = (
  { expiresAt, proposalId }: { expiresAt: Date; proposalId: string | null },
  at: Date,
): OfferState => {
  if (proposalId !== null) return 'contracted'
  return at < expiresAt ? 'open' : 'expired'
}
