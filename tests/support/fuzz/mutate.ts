import { hostileValue } from './hostile.ts'
import type { Random } from './seeded-random.ts'

export const mutate = (random: Random, value: unknown): unknown => {
  let mutated = structuredClone(value)
  const times = 1 + random.below(3)
  for (let count = 0; count < times; count += 1) mutated = mutateOnce(random, mutated)
  return mutated
}

const mutateOnce = (random: Random, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return hostileValue(random)
  const names = Object.keys(value)
  if (names.length === 0) return { [String(hostileValue(random))]: hostileValue(random) }
  const name = random.pick(names)
  if (Array.isArray(value)) {
    const index = Number(name)
    const changed = random.chance(0.3) ? [value[index], value[index]] : [mutateOnce(random, value[index])]
    return value.toSpliced(index, random.below(2), ...changed)
  }
  const { [name]: present, ...rest } = value as Record<string, unknown>
  const way = random.below(6)
  if (way === 0) return rest
  if (way === 1) return { ...rest, [name]: [present] }
  if (way === 2) return { ...value, [`${name}X`]: hostileValue(random) }
  if (way === 3) return { ...rest, [name]: hostileValue(random) }
  return { ...rest, [name]: mutateOnce(random, present) }
}
