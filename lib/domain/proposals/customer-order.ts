export type CustomerPlace = { id: string; name: string }

const ALPHABET = new Intl.Collator('pt-BR')

/** Sorts from A to Z; proposals with the same name come newest first. */
export const sortByCustomer = (places: readonly CustomerPlace[]): CustomerPlace[] =>
  places.toSorted(compareByCustomer)

/** Returns the places after `after` (which `order` may lack), in reverse order unless `along` is true. */
export const placesAfter = (
  order: readonly CustomerPlace[],
  { along, after }: { along: boolean; after?: CustomerPlace | undefined },
): CustomerPlace[] => {
  const read = along ? [...order] : order.toReversed()
  return after ? read.filter((place) => compareByCustomer(place, after) * (along ? 1 : -1) > 0) : read
}

const compareByCustomer = (a: CustomerPlace, b: CustomerPlace) =>
  ALPHABET.compare(a.name, b.name) || (a.id === b.id ? 0 : a.id > b.id ? -1 : 1)
