/** Sorts uninsured offers first, because insurance is the customer's choice, and both groups by cost. */
export const bestFirst = <Offer>(
  offers: readonly Offer[],
  partsOf: (offer: Offer) => { cost: number | null | undefined; isInsured: boolean },
): Offer[] =>
  cheapestFirst(offers, (offer) => partsOf(offer).cost).toSorted(
    (a, b) => Number(partsOf(a).isInsured) - Number(partsOf(b).isInsured),
  )

export const cheapestFirst = <Offer>(
  offers: readonly Offer[],
  costOf: (offer: Offer) => number | null | undefined,
): Offer[] =>
  offers.toSorted((a, b) => {
    const [first, second] = [costOf(a) ?? Infinity, costOf(b) ?? Infinity]
    return first === second ? 0 : first - second
  })
