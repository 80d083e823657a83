/** Sorts offers by cost to the customer, those without a cost last; ties keep their order. */
export const cheapestFirst = <Offer>(
  offers: readonly Offer[],
  costOf: (offer: Offer) => number | null | undefined,
): Offer[] =>
  offers.toSorted((a, b) => {
    const [first, second] = [costOf(a) ?? Infinity, costOf(b) ?? Infinity]
    return first === second ? 0 : first - second
  })
