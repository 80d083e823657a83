import { z } from 'zod'
import { type ExpectedForm, expectedForms, type FormKind } from '#lib/contracts/expected-forms.ts'

type Schema = z.core.$ZodType
type Plain = string | number | boolean

/** `minimum` and `maximum` limit a number, the length of a text or the number of items. */
export type FieldForm = {
  kind: FormKind | 'text' | 'number' | 'integer' | 'boolean' | 'items' | 'object' | 'choice'
  allowed: Plain[]
  minimum?: number | undefined
  maximum?: number | undefined
  fields: string[]
  example?: unknown
}

export const schemasAt = (schema: Schema, path: readonly PropertyKey[]): Schema[] =>
  path.reduce<Schema[]>((schemas, part) => schemas.flatMap((one) => childrenOf(one, part)), [schema])

export const formAt = (schema: Schema, path: readonly PropertyKey[]): FieldForm | undefined => {
  const schemas = schemasAt(schema, path)
  const parts = schemas.flatMap(partsOf)
  if (parts.length === 0) return undefined
  const registered = parts.map((part): Partial<{ kind: FormKind }> & Partial<ExpectedForm> => ({
    ...expectedForms.get(part),
  }))
  const registeredValues = registered.flatMap(({ allowed }) => allowed ?? [])
  const allowedValues: Plain[] =
    registeredValues.length > 0 ? registeredValues : [...new Set(parts.flatMap(valuesOf))]
  const kind = registered.find((form) => form.kind !== undefined)?.kind ?? kindOf(schemas, allowedValues)
  return {
    kind,
    allowed: allowedValues,
    ...boundsOf(parts, kind),
    fields: [...new Set(parts.flatMap(fieldsOf))],
    example: parts.map((part) => z.globalRegistry.get(part)?.example).find((one) => one !== undefined),
  }
}

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

/** An empty text means only that the field may be empty, so it is not listed. */
const valuesOf = (schema: Schema): Plain[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const values = def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : []
  return values.filter(
    (value): value is Plain => value !== '' && ['string', 'number', 'boolean'].includes(typeof value),
  )
}

const kindOf = (schemas: Schema[], allowedValues: Plain[]): FieldForm['kind'] => {
  const ends = schemas.flatMap(endsOf)
  const types = ends.map((end) => (end as z.core.$ZodTypes)._zod.def.type)
  if (types.includes('object')) return 'object'
  if (types.includes('array')) return 'items'
  if (allowedValues.length > 0) return 'choice'
  if (types.includes('boolean')) return 'boolean'
  if (ends.some((end) => limitsOf(end).format === 'email')) return 'email'
  if (types.includes('string') || !types.includes('number')) return 'text'
  return ends.some((end) => limitsOf(end).format === 'safeint') ? 'integer' : 'number'
}

/** A pipe is validated by its output schema, or by its input schema if the output only transforms. */
const endsOf = (schema: Schema): Schema[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'pipe')
    return (def.out as z.core.$ZodTypes)._zod.def.type === 'transform' ? endsOf(def.in) : endsOf(def.out)
  if (def.type === 'union') return def.options.flatMap(endsOf)
  return 'innerType' in def ? endsOf(def.innerType) : [schema]
}

type Limits = {
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

const limitsOf = (schema: Schema): Limits => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const limits: Limits = { ...(z.globalRegistry.get(schema) as Limits | undefined) }
  if ('format' in def && typeof def.format === 'string') limits.format = def.format
  for (const { _zod: check } of def.checks ?? []) {
    const one = check.def as z.core.$ZodChecks['_zod']['def']
    if (one.check === 'greater_than') limits.minimum = Number(one.value)
    else if (one.check === 'less_than') limits.maximum = Number(one.value)
    else if (one.check === 'number_format') limits.format = one.format
    else if (one.check === 'min_length') limits.minLength = one.minimum
    else if (one.check === 'max_length') limits.maxLength = one.maximum
  }
  return limits
}

const boundsOf = (parts: Schema[], kind: FieldForm['kind']): Pick<FieldForm, 'minimum' | 'maximum'> => {
  const limits = parts.map(limitsOf)
  const numeric = kind === 'number' || kind === 'integer' || kind === 'money'
  const sized = kind === 'text' || kind === 'items'
  const first = (names: readonly [keyof Limits, keyof Limits]) =>
    limits
      .map((each) => (numeric ? each[names[0]] : sized ? each[names[1]] : undefined))
      .find((bound) => typeof bound === 'number')
  return { minimum: first(['minimum', 'minLength']), maximum: first(['maximum', 'maxLength']) }
}
