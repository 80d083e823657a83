/** Each packed step is customer number × STEPS + step. */
const STEPS = 16

/** Counts customers by the furthest step each of them reached. Sorts `packedSteps` in place. */
export const stoppedCustomers = (packedSteps: Float64Array): Map<number, number> => {
  packedSteps.sort()
  const stopped = Array.from({ length: STEPS }, () => 0)
  let customer = Math.floor((packedSteps[0] ?? 0) / STEPS)
  for (let index = 0; index < packedSteps.length; index += 1) {
    const next = Math.floor((packedSteps[index + 1] ?? -STEPS) / STEPS)
    if (next === customer) continue
    const step = (packedSteps[index] ?? 0) - customer * STEPS
    stopped[step] = (stopped[step] ?? 0) + 1
    customer = next
  }
  return new Map([...stopped.entries()].filter(([, customers]) => customers > 0))
}
