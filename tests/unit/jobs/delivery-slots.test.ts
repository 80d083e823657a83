import { describe, expect, test } from 'vitest'
import type { DeliveryLane } from '#lib/domain/webhooks/delivery-lane.ts'
import { type ClaimSearch, createDeliverySlots } from '#lib/jobs/deliveries/delivery-slots.ts'

const SECOND = 1_000

type Slots = ReturnType<typeof createDeliverySlots>

const laneOf = (slots: Slots, lane: DeliveryLane, at: number) =>
  slots.room(at, 'active').lanes.find((one) => one.lane === lane)

const endpointOf = (slots: Slots, id: string, at: number) =>
  [
    ...slots.room(at, 'active').endpoints,
    ...slots.room(at, 'failing').endpoints,
    ...slots.room(at, 'others').endpoints,
  ].find((one) => one.id === id)

describe('delivery slots', () => {
  test('keep room for prompt endpoints while 1,000 receivers of the same organization hang', () => {
    const slots = createDeliverySlots()
    const idle = laneOf(slots, 'prompt', 0)
    for (let endpoint = 0; endpoint < 1_000; endpoint += 1)
      slots.acquire({ endpointId: `hanging-${endpoint}`, organizationId: 'one' }, 0)
    expect(laneOf(slots, 'prompt', 500)).toEqual(idle)
    expect(laneOf(slots, 'new', 500)).toMatchObject({ most: 0, fullOrganizations: ['one'] })
    expect(laneOf(slots, 'new', SECOND)).toMatchObject({ most: 128, fullOrganizations: [] })
    expect(laneOf(slots, 'patient', SECOND)).toMatchObject({ most: 3_096, fullOrganizations: [] })
  })

  test('move an endpoint to the patient lane when its response takes a second, and back when it is prompt', () => {
    const slots = createDeliverySlots()
    const delivery = { endpointId: 'slow', organizationId: 'one' }
    slots.release(slots.acquire(delivery, 0), { succeeded: false, at: 15 * SECOND })
    expect(endpointOf(slots, 'slow', 15 * SECOND)).toEqual({ id: 'slow', lane: 'patient', slots: 1 })
    slots.release(slots.acquire(delivery, 20 * SECOND), { succeeded: true, at: 20 * SECOND + 5 })
    expect(endpointOf(slots, 'slow', 21 * SECOND)).toEqual({ id: 'slow', lane: 'prompt', slots: 2 })
  })

  test('let one search of inactive endpoints claim few deliveries, and more only among many endpoints', () => {
    const slots = createDeliverySlots()
    const most = () => slots.room(0, 'others').lanes.map((one) => one.most)
    expect(most()).toEqual([32, 32, 32])
    for (let endpoint = 0; endpoint < 3_200; endpoint += 1)
      slots.release(slots.acquire({ endpointId: `refusing-${endpoint}`, organizationId: 'one' }, 0), {
        succeeded: false,
        at: 0,
      })
    expect(most()).toEqual([100, 100, 100])
    expect(laneOf(slots, 'patient', 0)?.most).toBe(4_096)
  })

  test('leave an endpoint that fails one slot of its lane', () => {
    const slots = createDeliverySlots()
    const delivery = { endpointId: 'refusing', organizationId: 'one' }
    for (let attempt = 0; attempt < 3; attempt += 1)
      slots.release(slots.acquire(delivery, attempt), { succeeded: false, at: attempt + 1 })
    expect(endpointOf(slots, 'refusing', 5)).toEqual({ id: 'refusing', lane: 'prompt', slots: 1 })
  })

  test('name as active the endpoints with a free slot that succeeded within ten seconds', () => {
    const slots = createDeliverySlots()
    const attempt = (endpointId: string, startedAt: number) =>
      slots.acquire({ endpointId, organizationId: 'one' }, startedAt)
    const attempted = (endpointId: string, at: number, succeeded: boolean) =>
      slots.release(attempt(endpointId, at), { succeeded, at })
    const activeAt = (at: number) => slots.room(at, 'active').endpoints.map(({ id }) => id)
    for (const id of ['healthy', 'busy', 'failing']) attempted(id, 0, true)
    attempted('failing', 1, false)
    attempt('hanging', 1)
    attempt('busy', 2)
    attempt('busy', 2)
    expect(slots.room(3, 'active')).toMatchObject({
      endpoints: [{ id: 'healthy', lane: 'prompt', slots: 2 }],
      firstSlots: 0,
      withFailing: false,
    })
    expect(activeAt(10 * SECOND)).toEqual([])
  })

  test('give an endpoint slots in one search only', () => {
    const slots = createDeliverySlots()
    for (const endpointId of ['healthy', 'refusing'])
      slots.release(slots.acquire({ endpointId, organizationId: 'one' }, 0), {
        succeeded: endpointId === 'healthy',
        at: 1,
      })
    const slotsIn = (search: ClaimSearch) => slots.room(2, search).endpoints.map((one) => [one.id, one.slots])
    expect(slotsIn('active')).toEqual([['healthy', 2]])
    expect(slotsIn('failing')).toEqual([['refusing', 1]])
    for (const search of ['others', 'others and unknown'] as const)
      expect(slotsIn(search)).toEqual([
        ['healthy', 0],
        ['refusing', 0],
      ])
  })

  test('look up the failing endpoints in turn, few at a time', () => {
    const slots = createDeliverySlots()
    for (let endpoint = 0; endpoint < 100; endpoint += 1)
      slots.release(slots.acquire({ endpointId: `refusing-${endpoint}`, organizationId: 'one' }, 0), {
        succeeded: false,
        at: 0,
      })
    const names = () => slots.room(0, 'failing').endpoints.map(({ id }) => id)
    const [first, second] = [names(), names()]
    expect([first.length, second.length]).toEqual([64, 64])
    expect(new Set([...first, ...second]).size).toBe(100)
  })
})
