import type { ApiDocument, ApiSchema } from './api-document.ts'
import { nameOfReference, resolveReference } from './resolve-reference.ts'

/** A schema prepared for display: references are resolved, and null is a flag instead of a type. */
export type SchemaView = {
  name: string | undefined
  types: readonly string[]
  isNullable: boolean
  format: string | undefined
  description: string | undefined
  values: readonly unknown[]
  bounds: SchemaBounds
  default: unknown
  example: unknown
  fields: readonly FieldView[]
  items: SchemaView | undefined
  alternatives: readonly SchemaView[]
}

export type FieldView = { name: string; isRequired: boolean; schema: SchemaView }

export type SchemaBounds = Pick<
  ApiSchema,
  'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'pattern'
>

export const schemaView = (document: ApiDocument, schema: ApiSchema): SchemaView =>
  viewOf(document, schema, [])

const viewOf = (document: ApiDocument, node: ApiSchema, within: readonly string[]): SchemaView => {
  const name = node.$ref === undefined ? undefined : nameOfReference(node.$ref)
  const schema = collapse({ ...resolveReference(document, node), ...withoutReference(node) })
  // A recursive schema is shown by its name, without its fields.
  if (name !== undefined && within.includes(name)) return emptyView(name, schema)
  if (schema.$ref !== undefined) return nullableView(viewOf(document, schema, within), schema)
  const inside = name === undefined ? within : [...within, name]
  const required = schema.required ?? []
  return {
    ...emptyView(name, schema),
    fields: Object.entries(schema.properties ?? {}).map(([field, child]) => ({
      name: field,
      isRequired: required.includes(field),
      schema: viewOf(document, child, inside),
    })),
    items: schema.items && viewOf(document, schema.items, inside),
    alternatives: shapesOf(schema).map((shape) => viewOf(document, shape, inside)),
  }
}

const withoutReference = ({ $ref: _, ...rest }: ApiSchema): ApiSchema => rest

const shapesOf = ({ anyOf, oneOf }: ApiSchema) => anyOf ?? oneOf ?? []

const isNull = ({ type }: ApiSchema) => type === 'null'

/** Turns a union of one schema and null into that schema, marked as nullable. */
const collapse = (schema: ApiSchema): ApiSchema => {
  const shapes = shapesOf(schema)
  const [only, ...others] = shapes.filter((shape) => !isNull(shape))
  if (only === undefined || others.length > 0 || shapes.length < 2) return schema
  const { anyOf: _, oneOf: __, ...outer } = schema
  const inner = collapse(only)
  return { ...inner, ...outer, type: [...typesOf(inner), 'null'] }
}

const typesOf = ({ type }: ApiSchema): readonly string[] => (type === undefined ? [] : [type].flat())

const nullableView = (view: SchemaView, { description, type }: ApiSchema): SchemaView => ({
  ...view,
  isNullable: view.isNullable || typesOf({ type }).includes('null'),
  description: description ?? view.description,
})

const emptyView = (name: string | undefined, schema: ApiSchema): SchemaView => {
  const types = typesOf(schema)
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  const isUuid = schema.format === 'uuid' || schema.pattern === UUID_PATTERN
  return {
    name,
    types: types.filter((type) => type !== 'null'),
    isNullable: types.includes('null') || shapesOf(schema).some(isNull),
    format: isUuid ? 'uuid' : schema.format,
    description: schema.description,
    values: 'const' in schema ? [schema.const] : (schema.enum ?? []).filter((value) => value !== null),
    bounds: {
      ...{ minimum, maximum, minLength, maxLength, minItems, maxItems },
      ...(!isUuid && schema.pattern !== undefined && { pattern: schema.pattern }),
    },
    default: schema.default,
    example: schema.examples?.[0],
    fields: [],
    items: undefined,
    alternatives: [],
  }
}

const UUID_PATTERN = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$'
