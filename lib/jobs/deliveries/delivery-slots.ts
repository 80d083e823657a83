/** How many attempts an endpoint nothing is known of may have under way. */
export const FIRST_SLOTS = 2
const MOST_OF_ENDPOINT = 64
const MOST_OF_ORGANIZATION = 256
/** Attempts whose receivers answer soon; those that keep us waiting have slots of their own. */
const MOST_QUICK = 512
const MOST_IN_ALL = 1_536
/** From here on an attempt counts as kept waiting. Milliseconds. */
const WAITING_AFTER_MS = 1_000
const MOST_REMEMBERED = 10_000

type Endpoint = { slots: number; underWay: number }
export type Slot = { endpointId: string; organizationId: string; startedAt: number }

/** How much may be claimed now; of endpoints not named in `slots`, {@link FIRST_SLOTS} each. */
export type Room = {
  slots: ReadonlyMap<string, number>
  fullOrganizations: readonly string[]
  most: number
}

/**
 * Who may have how many attempts under way in this process. An endpoint earns a slot with each success and
 * is left one after a failure; an attempt that waits for its receiver for long gives its slot to others. So
 * receivers that hang or refuse cost the healthy ones nothing. Instants are milliseconds of one clock.
 */
export const createDeliverySlots = () => {
  const endpoints = new Map<string, Endpoint>()
  const organizations = new Map<string, number>()
  const underWay = new Set<Slot>()

  const endpointOf = (id: string): Endpoint => {
    const known = endpoints.get(id) ?? { slots: FIRST_SLOTS, underWay: 0 }
    endpoints.set(id, known)
    return known
  }
  const count = (slot: Slot, change: 1 | -1) => {
    endpointOf(slot.endpointId).underWay += change
    const left = (organizations.get(slot.organizationId) ?? 0) + change
    if (left === 0) organizations.delete(slot.organizationId)
    else organizations.set(slot.organizationId, left)
  }
  const forgetIdle = () => {
    if (endpoints.size <= MOST_REMEMBERED) return
    for (const [id, endpoint] of endpoints) if (endpoint.underWay === 0) endpoints.delete(id)
  }

  return {
    take: (delivery: Omit<Slot, 'startedAt'>, startedAt: number): Slot => {
      const { endpointId, organizationId } = delivery
      const slot = { endpointId, organizationId, startedAt }
      underWay.add(slot)
      count(slot, 1)
      return slot
    },
    give: (slot: Slot, succeeded: boolean): void => {
      underWay.delete(slot)
      count(slot, -1)
      const endpoint = endpointOf(slot.endpointId)
      endpoint.slots = succeeded ? Math.min(endpoint.slots + 1, MOST_OF_ENDPOINT) : 1
      forgetIdle()
    },
    room: (at: number): Room => {
      const quick = [...underWay].filter(({ startedAt }) => at - startedAt < WAITING_AFTER_MS).length
      const slots = new Map([...endpoints].map(([id, one]) => [id, Math.max(0, one.slots - one.underWay)]))
      const full = [...organizations].filter(([, taken]) => taken >= MOST_OF_ORGANIZATION)
      return {
        slots,
        fullOrganizations: full.map(([id]) => id),
        most: Math.min(MOST_QUICK - quick, MOST_IN_ALL - underWay.size),
      }
    },
    underWay: () => underWay.size,
  }
}
