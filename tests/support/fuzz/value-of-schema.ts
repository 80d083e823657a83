import type { Random } from './seeded-random.ts'

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any program would
type Node = any

/** Values that a schema cannot provide: existing ids, a reachable receiver. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

export type Maker = { random: Random; resolved: (node: Node) => Node; knownValues: KnownValues; row: number }

/** Returns a known value by name. Values of the same row belong together (a customer, their balance, …). */
export const knownValue = (
  { knownValues, row }: Pick<Maker, 'knownValues' | 'row'>,
  name: string,
): unknown => {
  const values = knownValues[name] ?? []
  return values[row % Math.max(1, values.length)]
}

const DEEPEST = 6

/**
 * Returns a random value for a schema and includes each optional member at random. A member whose name is in
 * `knownValues` usually gets one of the known values.
 */
export const valueOfSchema = (
  maker: Maker,
  schema: Node,
  at: { name?: string; depth?: number } = {},
): unknown => {
  const { random, resolved } = maker
  const node = resolved(schema)
  const { name = '', depth = 0 } = at
  const filling = knownValue(maker, name)
  if (filling !== undefined && random.chance(0.9)) return filling
  if ('const' in node) return node.const
  if (node.enum) return random.pick(node.enum)
  const ways = node.oneOf ?? node.anyOf
  if (ways) return valueOfSchema(maker, random.pick(ways), { name, depth: depth + 1 })
  if (node.allOf) return Object.assign({}, ...node.allOf.map((one: Node) => valueOfSchema(maker, one, at)))
  const [example] = node.examples ?? [node.example]
  if (example !== undefined && (node.pattern || random.chance(0.5))) return example
  return ofType(maker, node, { name, depth })
}

const ofType = (maker: Maker, node: Node, at: { name: string; depth: number }): unknown => {
  const { random } = maker
  const type = Array.isArray(node.type) ? random.pick(node.type) : node.type
  if (type === 'object') return objectOf(maker, node, at.depth)
  if (type === 'array') {
    if (at.depth > DEEPEST) return []
    const length = (node.minItems ?? 0) + random.below(3)
    return Array.from({ length }, () => valueOfSchema(maker, node.items ?? {}, { depth: at.depth + 1 }))
  }
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') return numberOf(random, node)
  return textOf(random, node)
}

const objectOf = (maker: Maker, node: Node, depth: number) => {
  const required: readonly string[] = node.required ?? []
  const names = Object.keys(node.properties ?? {}).filter(
    (name) => required.includes(name) || (depth <= DEEPEST && maker.random.chance(0.7)),
  )
  return Object.fromEntries(
    names.map((name) => [name, valueOfSchema(maker, node.properties[name], { name, depth: depth + 1 })]),
  )
}

const numberOf = (random: Random, node: Node) => {
  const least = node.minimum ?? node.exclusiveMinimum ?? 0
  const most = Math.min(node.maximum ?? least + 1_000, least + 1_000_000)
  const whole = least + random.below(Math.max(1, Math.floor(most - least)))
  return node.type === 'integer' || random.chance(0.5) ? Math.ceil(whole) : whole + 0.25
}

const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  uuid: ['0199a3b2-7c00-7000-8000-0000000000aa'],
  date: ['1990-03-15', '2026-11-02', '2027-02-28'],
  'date-time': ['2026-11-22T12:00:00.000Z', '2026-01-01T00:00:00Z'],
  email: ['maria@example.com'],
  uri: ['https://example.invalid/hook'],
}
const WORDS = ['Maria', 'João', 'Ação & Cia', 'x', '42', 'aurora', 'São Paulo — Centro']

const textOf = (random: Random, node: Node) => {
  const fitting = random.pick(BY_FORMAT[node.format] ?? WORDS)
  return fitting.slice(0, node.maxLength ?? fitting.length).padEnd(node.minLength ?? 0, 'a')
}
