import type { DeliveryLane } from '#lib/domain/webhooks/delivery-lane.ts'

/** An attempt or endpoint that takes longer counts in the `patient` lane. */
export const PATIENT_AFTER_MS = 1_000

export type Slot = { endpointId: string; organizationId: string; startedAt: number; lane: DeliveryLane }

/**
 * Numbers of in-flight attempts, kept instead of counted, because thousands wait while a receiver hangs.
 * Slots are added in the order of their start, and instants never go back.
 */
export const createLaneCounts = () => {
  const lanes: Record<DeliveryLane, Counter> = {
    new: createCounter(),
    prompt: createCounter(),
    patient: createCounter(),
  }
  /** Attempts that have not yet moved to `patient`, in the order of their start. */
  const young = new Set<Slot>()

  const change = (lane: DeliveryLane, { organizationId }: Slot, by: 1 | -1) =>
    lanes[lane].change(organizationId, by)

  const age = (at: number) => {
    for (const slot of young) {
      if (at - slot.startedAt < PATIENT_AFTER_MS) return
      young.delete(slot)
      change(slot.lane, slot, -1)
      change('patient', slot, 1)
    }
  }

  return {
    add: (slot: Slot): void => {
      young.add(slot)
      change(slot.lane, slot, 1)
    },
    remove: (slot: Slot): void => {
      change(young.delete(slot) ? slot.lane : 'patient', slot, -1)
    },
    at: (at: number, lane: DeliveryLane): Omit<Counter, 'change'> => {
      age(at)
      return lanes[lane]
    },
  }
}

type Counter = ReturnType<typeof createCounter>

const createCounter = () => {
  const ofOrganization = new Map<string, number>()
  const counter = {
    total: 0,
    change: (organizationId: string, by: 1 | -1) => {
      counter.total += by
      const count = (ofOrganization.get(organizationId) ?? 0) + by
      if (count === 0) ofOrganization.delete(organizationId)
      else ofOrganization.set(organizationId, count)
    },
    /** Organizations with at least this many attempts. */
    organizationsFrom: (least: number): string[] =>
      [...ofOrganization].filter(([, count]) => count >= least).map(([id]) => id),
  }
  return counter
}
