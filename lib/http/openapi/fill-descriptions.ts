import { cpfField, dayField, instantField, moneyField } from '#lib/contracts/fields.ts'
import { dayOutSchema, fractionSchema, reaisSchema, reaisTextSchema } from '#lib/contracts/wire.ts'
import { PROPERTY_WORDS } from './property-words.ts'

/** Descriptions that state only a format or unit; the meaning of the property is prepended to them. */
const UNIT_TEXTS: readonly unknown[] = [
  cpfField,
  dayField,
  instantField,
  moneyField,
  dayOutSchema,
  fractionSchema,
  reaisSchema,
  reaisTextSchema,
].map((schema) => schema.meta()?.description)

export const fillDescriptions = <Document extends object>(document: Document): Document => {
  fill(document)
  return document
}

const fill = (node: unknown): void => {
  if (Array.isArray(node)) for (const item of node) fill(item)
  if (!isObject(node)) return
  if (isObject(node.properties)) describeProperties(node.properties)
  // zod-openapi forbids additional properties of a $ref with a description, although its schema is open.
  if ('$ref' in node) delete node.additionalProperties
  if ('in' in node && isObject(node.schema)) node.description ??= node.schema.description
  for (const [name, value] of Object.entries(node)) if (!NO_SCHEMAS.includes(name)) fill(value)
}

const NO_SCHEMAS: readonly string[] = ['example', 'examples', 'default', 'enum']

const describeProperties = (properties: Record<string, unknown>) => {
  for (const [name, schema] of Object.entries(properties)) {
    const words = Object.hasOwn(PROPERTY_WORDS, name) ? PROPERTY_WORDS[name] : undefined
    if (!isObject(schema) || words === undefined) continue
    schema.description = UNIT_TEXTS.includes(schema.description)
      ? `${words} ${schema.description}`
      : (schema.description ?? words)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
