/**
 * Offers by what they cost the customer, the cheapest first; those without a cost last. Offers of one cost
 * keep their order.
 */
export const cheapestFirst = <Offer>(
  offers: readonly Offer[],
  costOf: (offer: Offer) => number | null | undefined,
): Offer[] =>
  offers.toSorted((a, b) => {
    const [first, second] = [costOf(a) ?? Infinity, costOf(b) ?? Infinity]
    return first === second ? 0 : first - second
  })
