/** A row of a funnel is packed as customer number × STEPS + step. */
const STEPS = 16

/** Counts customers by the furthest step each of them reached. Sorts `asked` in place. */
export const stoppedCustomers = (asked: Float64Array): Map<number, number> => {
  asked.sort()
  const stopped = Array.from({ length: STEPS }, () => 0)
  let customer = Math.floor((asked[0] ?? 0) / STEPS)
  for (let index = 0; index < asked.length; index += 1) {
    const next = Math.floor((asked[index + 1] ?? -STEPS) / STEPS)
    if (next === customer) continue
    const step = (asked[index] ?? 0) - customer * STEPS
    stopped[step] = (stopped[step] ?? 0) + 1
    customer = next
  }
  return new Map([...stopped.entries()].filter(([, customers]) => customers > 0))
}
