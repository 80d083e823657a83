import type { ClaimSearch } from '#lib/jobs/deliveries/delivery-slots.ts'
import { type Chance, type Decisions, Violation } from './decisions.ts'

const ENDPOINTS = 12
const MOST_OF_ENDPOINT = 64
const ATTEMPTS = 10
const MOST_WAITING = 120
const DAY_MS = 86_400_000

type Delivery = { endpoint: number; attempts: number; dueAt: number }
type Slots = ReturnType<Decisions['createDeliverySlots']>
type World = {
  decisions: Decisions
  chance: Chance
  slots: Slots
  waiting: Delivery[]
  underWay: { delivery: Delivery; slot: ReturnType<Slots['acquire']>; endsAt: number }[]
  ended: { delivered: number; failed: number }
}

/**
 * Simulates deliveries to receivers that fail, hang or lose responses. Deliveries claimed by a process that
 * dies become due again.
 */
export const simulateDeliveries = (decisions: Decisions, chance: Chance) => {
  const slots = decisions.createDeliverySlots()
  const world: World = {
    decisions,
    chance,
    slots,
    waiting: [],
    underWay: [],
    ended: { delivered: 0, failed: 0 },
  }
  const work = (now: number): void => {
    settle(world, now)
    claim(world, now)
  }
  return {
    work,
    ended: world.ended,
    publish: (now: number): void => {
      if (world.waiting.length < MOST_WAITING)
        world.waiting.push({ endpoint: chance.below(ENDPOINTS), attempts: 0, dueAt: now })
    },
    die: (now: number): void => {
      world.waiting.push(...world.underWay.map(({ delivery }) => ({ ...delivery, dueAt: now + 25_000 })))
      world.underWay = []
      world.slots = decisions.createDeliverySlots()
    },
    /** Runs without new deliveries until every delivery has ended. */
    drain: (from: number): void => {
      let now = from
      for (;;) {
        work(now)
        const { waiting, underWay } = world
        if (waiting.length + underWay.length === 0) return
        // Deliveries already due wait for a slot, which is freed when an attempt ends.
        const at = now
        const later = waiting.flatMap(({ dueAt }) => (dueAt > at ? dueAt : []))
        now = Math.max(now + 1, Math.min(...later, ...underWay.map(({ endsAt }) => endsAt)))
        if (now - from > 60 * DAY_MS) throw new Violation('deliveries never end')
      }
    },
  }
}

const outcomeOf = (endpoint: number, chance: Chance) => {
  const kind = ['well', 'well', 'refusing', 'hanging'][endpoint % 4]
  const ms = kind === 'hanging' ? 15_000 : chance.below(200)
  return { succeeds: kind === 'well' && chance.happens(0.9), ms }
}

const claim = (world: World, now: number): void => {
  for (const search of SEARCHES) claimFrom(world, now, search)
  checkSlots(world, now)
}

const SEARCHES: readonly ClaimSearch[] = ['active', 'failing', 'others and unknown']

const claimFrom = (world: World, now: number, search: ClaimSearch): void => {
  const { slots, chance } = world
  const { endpoints, lanes, firstSlots } = slots.room(now, search)
  const room = new Map(lanes.map(({ lane, most }) => [lane, most]))
  const remaining = new Map(endpoints.map(({ id, slots: free }) => [id, free]))
  const laneOf = new Map(endpoints.map(({ id, lane }) => [id, lane]))
  const waiting: Delivery[] = []
  for (const delivery of world.waiting) {
    const id = String(delivery.endpoint)
    const free = remaining.get(id) ?? firstSlots
    const lane = laneOf.get(id) ?? 'new'
    const laneRoom = room.get(lane) ?? 0
    if (laneRoom <= 0 || free <= 0 || delivery.dueAt > now) {
      waiting.push(delivery)
      continue
    }
    remaining.set(id, free - 1)
    room.set(lane, laneRoom - 1)
    const slot = slots.acquire({ endpointId: id, organizationId: 'one' }, now)
    world.underWay.push({ delivery, slot, endsAt: now + outcomeOf(delivery.endpoint, chance).ms })
  }
  world.waiting = waiting
}

const checkSlots = ({ slots, underWay }: World, now: number): void => {
  const rooms = SEARCHES.map((search) => slots.room(now, search))
  const slotsOf = (id: string) =>
    rooms.map(({ endpoints, firstSlots }) => endpoints.find((one) => one.id === id)?.slots ?? firstSlots)
  for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) {
    const count = underWay.filter(({ delivery }) => delivery.endpoint === endpoint).length
    if (count > MOST_OF_ENDPOINT) throw new Violation(`endpoint ${endpoint} has ${count} attempts under way`)
    if (count === 0 && Math.max(...slotsOf(String(endpoint))) < 1)
      throw new Violation(`endpoint ${endpoint} has nothing under way and gets no slot`)
  }
}

const settle = (world: World, now: number): void => {
  const over = world.underWay.filter(({ endsAt }) => endsAt <= now)
  world.underWay = world.underWay.filter(({ endsAt }) => endsAt > now)
  for (const { delivery, slot } of over) {
    const { succeeds } = outcomeOf(delivery.endpoint, world.chance)
    world.slots.release(slot, { succeeded: succeeds, at: now })
    record(world, { ...delivery, attempts: delivery.attempts + 1 }, { succeeds, now })
  }
}

const record = (
  world: World,
  delivery: Delivery,
  { succeeds, now }: { succeeds: boolean; now: number },
): void => {
  const { chance, decisions, ended, waiting } = world
  const { attempts } = delivery
  if (attempts > ATTEMPTS) throw new Violation(`a delivery had attempt ${attempts}`)
  if (succeeds) {
    ended.delivered += 1
    return
  }
  const retryAfterMs = chance.happens(0.2) ? chance.below(3 * DAY_MS) : null
  const delay = decisions.nextAttemptDelayMs({
    attemptsMade: attempts,
    jitter: chance.random(),
    retryAfterMs,
  })
  if (delay === null) {
    if (attempts < ATTEMPTS) throw new Violation(`a delivery was given up after ${attempts} attempts`)
    ended.failed += 1
    return
  }
  const least = Math.min(retryAfterMs ?? 0, DAY_MS)
  if (delay < least)
    throw new Violation(`an attempt was made ${delay} ms after a receiver asked for ${least}`)
  waiting.push({ ...delivery, dueAt: now + delay })
}
