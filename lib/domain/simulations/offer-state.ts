export type OfferState = 'open' | 'contracted' | 'expired'

/** A proposal made from the offer takes precedence over its expiry. */
export const offerStateOf = (
  { expiresAt, proposalId }: { expiresAt: Date; proposalId: string | null },
  at: Date,
): OfferState => {
  if (proposalId !== null) return 'contracted'
  return at < expiresAt ? 'open' : 'expired'
}
