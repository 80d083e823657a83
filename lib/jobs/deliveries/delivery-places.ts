/** How many attempts an endpoint nothing is known of may have under way. */
export const FIRST_PLACES = 2
const MOST_OF_ENDPOINT = 64
const MOST_OF_ORGANIZATION = 256
/** Attempts whose receivers answer soon; those that keep us waiting have places of their own. */
const MOST_QUICK = 512
const MOST_IN_ALL = 1_536
/** From here on an attempt counts as kept waiting. Milliseconds. */
const WAITING_AFTER_MS = 1_000
const MOST_REMEMBERED = 10_000

type Endpoint = { places: number; underWay: number }
export type Place = { endpointId: string; organizationId: string; startedAt: number }

/** How much may be claimed now; of endpoints not named in `places`, {@link FIRST_PLACES} each. */
export type Room = {
  places: ReadonlyMap<string, number>
  fullOrganizations: readonly string[]
  most: number
}

/**
 * Who may have how many attempts under way in this process. An endpoint earns a place with each success and
 * is left one after a failure; an attempt that waits for its receiver for long gives its place to others. So
 * receivers that hang or refuse cost the healthy ones nothing. Instants are milliseconds of one clock.
 */
export const createDeliveryPlaces = () => {
  const endpoints = new Map<string, Endpoint>()
  const organizations = new Map<string, number>()
  const underWay = new Set<Place>()

  const endpointOf = (id: string): Endpoint => {
    const known = endpoints.get(id) ?? { places: FIRST_PLACES, underWay: 0 }
    endpoints.set(id, known)
    return known
  }
  const count = (place: Place, change: 1 | -1) => {
    endpointOf(place.endpointId).underWay += change
    const left = (organizations.get(place.organizationId) ?? 0) + change
    if (left === 0) organizations.delete(place.organizationId)
    else organizations.set(place.organizationId, left)
  }
  const forgetIdle = () => {
    if (endpoints.size <= MOST_REMEMBERED) return
    for (const [id, endpoint] of endpoints) if (endpoint.underWay === 0) endpoints.delete(id)
  }

  return {
    take: (delivery: Omit<Place, 'startedAt'>, startedAt: number): Place => {
      const { endpointId, organizationId } = delivery
      const place = { endpointId, organizationId, startedAt }
      underWay.add(place)
      count(place, 1)
      return place
    },
    give: (place: Place, succeeded: boolean): void => {
      underWay.delete(place)
      count(place, -1)
      const endpoint = endpointOf(place.endpointId)
      endpoint.places = succeeded ? Math.min(endpoint.places + 1, MOST_OF_ENDPOINT) : 1
      forgetIdle()
    },
    room: (at: number): Room => {
      const quick = [...underWay].filter(({ startedAt }) => at - startedAt < WAITING_AFTER_MS).length
      const places = new Map([...endpoints].map(([id, one]) => [id, Math.max(0, one.places - one.underWay)]))
      const full = [...organizations].filter(([, taken]) => taken >= MOST_OF_ORGANIZATION)
      return {
        places,
        fullOrganizations: full.map(([id]) => id),
        most: Math.min(MOST_QUICK - quick, MOST_IN_ALL - underWay.size),
      }
    },
    underWay: () => underWay.size,
  }
}
