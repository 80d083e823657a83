import { DELIVERY_LANES, type DeliveryLane } from '#lib/domain/webhooks/delivery-lane.ts'
import { createLaneCounts, PATIENT_AFTER_MS, type Slot } from './lane-counts.ts'

/** Concurrent attempts per endpoint before its first success and after a failure. */
const FIRST_SLOTS = 1
const MOST_OF_ENDPOINT = 64
/** In-flight limits; `patient` allows many, because a waiting attempt costs little more than a socket. */
const LIMITS: Readonly<Record<DeliveryLane, { total: number; ofOrganization: number }>> = {
  new: { total: 128, ofOrganization: 64 },
  prompt: { total: 512, ofOrganization: 256 },
  patient: { total: 4_096, ofOrganization: 2_048 },
}
/**
 * Claims of one search of inactive endpoints, which must end soon: active endpoints wait for the database and
 * the process meanwhile. With many endpoints, a search claims more, because visiting them takes longer than
 * claiming.
 */
const FEWEST_CLAIMS = 32
const ENDPOINTS_PER_CLAIM = 32
/** Known failing endpoints of one search, in turn, so that its duration does not grow with their number. */
const FAILING_PER_SEARCH = 64
const FEWEST_FAILING_CLAIMS = 8
const ENDPOINTS_PER_FAILING_CLAIM = 128
/** An endpoint counts as active until this long after its last success. */
const ACTIVE_MS = 10_000
const MAX_ENDPOINTS = 10_000

type Endpoint = {
  slots: number
  inFlight: number
  lane: DeliveryLane
  isFailing: boolean
  succeededAt: number | undefined
}

type LaneRoom = { lane: DeliveryLane; most: number; fullOrganizations: readonly string[] }

/**
 * `active` shares no endpoint with the others, so it can run concurrently with any of them. `failing` looks
 * up the failing endpoints known here, and `others and unknown` also visits those known only to other
 * processes.
 */
export type ClaimSearch = 'active' | 'failing' | 'others' | 'others and unknown'

export type Room = {
  endpoints: readonly { id: string; lane: DeliveryLane; slots: number }[]
  firstSlots: number
  lanes: readonly LaneRoom[]
  withFailing: boolean
}

/**
 * An endpoint gains a slot with each success and drops to one after a failure. The duration of its last
 * attempt decides its lane, so that hanging receivers fill only the `patient` lane. Instants are in
 * milliseconds of one clock.
 */
export const createDeliverySlots = () => {
  const endpoints = new Map<string, Endpoint>()
  const counts = createLaneCounts()

  const endpointOf = (id: string): Endpoint => {
    const endpoint = endpoints.get(id) ?? { ...NEW_ENDPOINT }
    endpoints.set(id, endpoint)
    return endpoint
  }

  const evictIdle = () => {
    if (endpoints.size <= MAX_ENDPOINTS) return
    for (const [id, endpoint] of endpoints) if (endpoint.inFlight === 0) endpoints.delete(id)
  }

  return {
    acquire: (delivery: Pick<Slot, 'endpointId' | 'organizationId'>, startedAt: number): Slot => {
      const endpoint = endpointOf(delivery.endpointId)
      endpoint.inFlight += 1
      const { endpointId, organizationId } = delivery
      const slot = { endpointId, organizationId, startedAt, lane: endpoint.lane }
      counts.add(slot)
      return slot
    },
    release: (slot: Slot, outcome: { succeeded: boolean; at: number }): void => {
      counts.remove(slot)
      const endpoint = endpointOf(slot.endpointId)
      endpoint.inFlight -= 1
      endpoint.lane = outcome.at - slot.startedAt < PATIENT_AFTER_MS ? 'prompt' : 'patient'
      endpoint.isFailing = !outcome.succeeded
      if (outcome.succeeded) endpoint.succeededAt = outcome.at
      endpoint.slots = outcome.succeeded ? Math.min(endpoint.slots + 1, MOST_OF_ENDPOINT) : FIRST_SLOTS
      evictIdle()
    },
    /** Moves the failing endpoints that it returns behind the others. */
    room: (at: number, search: ClaimSearch): Room => ({
      endpoints: endpointsIn[search](endpoints, at),
      firstSlots: search === 'active' || search === 'failing' ? 0 : FIRST_SLOTS,
      lanes: lanesOf(counts, { at, mostClaims: mostClaims[search](endpoints) }),
      withFailing: search === 'failing' || search === 'others and unknown',
    }),
  }
}

const NEW_ENDPOINT: Endpoint = {
  slots: FIRST_SLOTS,
  inFlight: 0,
  lane: 'new',
  isFailing: false,
  succeededAt: undefined,
}

type Endpoints = ReadonlyMap<string, Endpoint>

const freeSlots = ({ slots, inFlight }: Endpoint) => Math.max(0, slots - inFlight)

const isActive = ({ isFailing, succeededAt }: Endpoint, at: number) =>
  !isFailing && succeededAt !== undefined && at - succeededAt < ACTIVE_MS

const activeAt = (endpoints: Endpoints, at: number): Room['endpoints'] =>
  endpoints
    .entries()
    .filter(([, endpoint]) => isActive(endpoint, at) && freeSlots(endpoint) > 0)
    .map(([id, endpoint]) => ({ id, lane: endpoint.lane, slots: freeSlots(endpoint) }))
    .toArray()

/**
 * Endpoints that these searches exclude are listed with no slots, because missing ones would count as new.
 */
const othersAt = (endpoints: Endpoints, at: number): Room['endpoints'] =>
  [...endpoints].map(([id, endpoint]) => {
    const belongs = !isActive(endpoint, at) && !endpoint.isFailing
    return { id, lane: endpoint.lane, slots: belongs ? freeSlots(endpoint) : 0 }
  })

const nextFailing = (endpoints: Map<string, Endpoint>): Room['endpoints'] => {
  const next = endpoints
    .entries()
    .filter(([, endpoint]) => endpoint.isFailing && freeSlots(endpoint) > 0)
    .take(FAILING_PER_SEARCH)
    .toArray()
  for (const [id, endpoint] of next) {
    endpoints.delete(id)
    endpoints.set(id, endpoint)
  }
  return next.map(([id, endpoint]) => ({ id, lane: endpoint.lane, slots: freeSlots(endpoint) }))
}

const endpointsIn = {
  active: activeAt,
  failing: nextFailing,
  others: othersAt,
  'others and unknown': othersAt,
}

const claimsAmong = ({ size }: Endpoints) => Math.max(FEWEST_CLAIMS, Math.ceil(size / ENDPOINTS_PER_CLAIM))

const mostClaims = {
  active: () => Number.POSITIVE_INFINITY,
  failing: ({ size }: Endpoints) =>
    Math.max(FEWEST_FAILING_CLAIMS, Math.ceil(size / ENDPOINTS_PER_FAILING_CLAIM)),
  others: claimsAmong,
  'others and unknown': claimsAmong,
}

const lanesOf = (
  counts: ReturnType<typeof createLaneCounts>,
  { at, mostClaims }: { at: number; mostClaims: number },
): LaneRoom[] =>
  DELIVERY_LANES.map((lane) => {
    const { total, ofOrganization } = LIMITS[lane]
    const inFlight = counts.at(at, lane)
    return {
      lane,
      most: Math.min(mostClaims, Math.max(0, total - inFlight.total)),
      fullOrganizations: inFlight.organizationsFrom(ofOrganization),
    }
  })
