import { PROPERTY_WORDS } from './property-words.ts'

/**
 * Gives every property without a description of its own the one that its name has everywhere (`PROPERTY_WORDS`), and every parameter
 * that of its schema. Examples are left as they are.
 */
export const fillDescriptions = <Node>(node: Node): Node => {
  if (Array.isArray(node)) for (const item of node) fillDescriptions(item)
  else if (isObject(node)) {
    if (isObject(node.properties)) describeProperties(node.properties)
    if ('in' in node && isObject(node.schema) && node.schema.description !== undefined)
      node.description ??= node.schema.description
    for (const [name, value] of Object.entries(node)) if (!NO_SCHEMAS.includes(name)) fillDescriptions(value)
  }
  return node
}

const NO_SCHEMAS: readonly string[] = ['example', 'examples', 'default', 'enum']

const describeProperties = (properties: Record<string, unknown>) => {
  for (const [name, schema] of Object.entries(properties)) {
    const description = Object.hasOwn(PROPERTY_WORDS, name) ? PROPERTY_WORDS[name] : undefined
    if (isObject(schema) && description !== undefined) schema.description ??= description
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
