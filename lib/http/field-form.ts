import { z } from 'zod'
import { type ExpectedForm, expectedForms, type FormKind } from '#lib/contracts/expected-forms'

type Schema = z.core.$ZodType
type Plain = string | number | boolean

/** What a field takes, as its schema tells it. Bounds are of a number, of the length of a text, of the items of a list. */
export type FieldForm = {
  kind: FormKind | 'text' | 'number' | 'integer' | 'boolean' | 'items' | 'object' | 'choice'
  allowed: Plain[]
  minimum?: number | undefined
  maximum?: number | undefined
  /** The fields of an object. */
  fields: string[]
  /** As the field's metadata gives it. */
  example?: unknown
}

/** The schemas that may stand at a path: several where a union has the same field in more than one of its shapes. */
export const schemasAt = (schema: Schema, path: readonly PropertyKey[]): Schema[] =>
  path.reduce<Schema[]>((found, part) => found.flatMap((one) => childrenOf(one, part)), [schema])

/** What is expected at a path, or undefined where the schema says nothing about it. */
export const formAt = (schema: Schema, path: readonly PropertyKey[]): FieldForm | undefined => {
  const parts = schemasAt(schema, path).flatMap(partsOf)
  if (parts.length === 0) return undefined
  const registered = parts.map((part): Partial<{ kind: FormKind }> & Partial<ExpectedForm> => ({
    ...expectedForms.get(part),
  }))
  const known = registered.flatMap(({ allowed }) => allowed ?? [])
  const listed: Plain[] = known.length > 0 ? known : [...new Set(parts.flatMap(valuesOf))]
  const kind = registered.find((form) => form.kind !== undefined)?.kind ?? kindOf(parts, listed)
  return {
    kind,
    allowed: listed,
    ...boundsOf(parts, kind),
    fields: [...new Set(parts.flatMap(fieldsOf))],
    example: parts.map((part) => z.globalRegistry.get(part)?.example).find((one) => one !== undefined),
  }
}

/** A schema and all that it is wrapped around, from the outside in. */
const partsOf = (schema: Schema): Schema[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'pipe') return [schema, ...partsOf(def.in), ...partsOf(def.out)]
  if (def.type === 'union') return [schema, ...def.options.flatMap(partsOf)]
  return 'innerType' in def ? [schema, ...partsOf(def.innerType)] : [schema]
}

const childrenOf = (schema: Schema, part: PropertyKey): Schema[] =>
  partsOf(schema).flatMap((one): Schema[] => {
    const { def } = (one as z.core.$ZodTypes)._zod
    if (def.type === 'array') return [def.element]
    if (def.type === 'record') return [def.valueType]
    const child = def.type === 'object' ? def.shape[String(part)] : undefined
    return child ? [child] : []
  })

const fieldsOf = (schema: Schema): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'object' ? Object.keys(def.shape) : []
}

/** The values of enums and literals. An empty text means that the field may be left empty: it is no value to offer. */
const valuesOf = (schema: Schema): Plain[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const values = def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : []
  return values.filter(
    (value): value is Plain => value !== '' && ['string', 'number', 'boolean'].includes(typeof value),
  )
}

const kindOf = (parts: Schema[], listed: Plain[]): FieldForm['kind'] => {
  const types = parts.map((part) => (part as z.core.$ZodTypes)._zod.def.type)
  if (types.includes('object')) return 'object'
  if (types.includes('array')) return 'items'
  if (listed.length > 0) return 'choice'
  if (types.includes('boolean')) return 'boolean'
  if (parts.some((part) => bagOf(part).format === 'email')) return 'email'
  if (types.includes('string')) return 'text'
  if (!types.includes('number')) return 'text'
  return parts.some((part) => bagOf(part).format === 'safeint') ? 'integer' : 'number'
}

type Bag = { minimum?: number; maximum?: number; minLength?: number; maxLength?: number; format?: string }

// What the checks of a schema know of it (zod keeps it for JSON Schema); a schema that takes its text apart says its length in `meta`.
const bagOf = (schema: Schema): Bag => ({ ...z.globalRegistry.get(schema), ...schema._zod.bag }) as Bag

const boundsOf = (parts: Schema[], kind: FieldForm['kind']): Pick<FieldForm, 'minimum' | 'maximum'> => {
  const bags = parts.map(bagOf)
  const numeric = kind === 'number' || kind === 'integer' || kind === 'money'
  const sized = kind === 'text' || kind === 'items'
  const first = (name: 'minimum' | 'maximum', length: 'minLength' | 'maxLength') =>
    bags
      .map((bag) => (numeric ? bag[name] : sized ? (bag[length] ?? bag[name]) : undefined))
      .find((bound) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER)
  return { minimum: first('minimum', 'minLength'), maximum: first('maximum', 'maxLength') }
}
