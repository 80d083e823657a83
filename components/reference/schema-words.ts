import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import type { SchemaBounds, SchemaView } from '#lib/reference/schema-view.ts'

export const SCHEMA_TEXTS = texts({
  string: ['texto', 'text'],
  number: ['número', 'number'],
  integer: ['inteiro', 'integer'],
  boolean: ['booleano', 'boolean'],
  object: ['objeto', 'object'],
  null: ['null', 'null'],
  anything: ['qualquer valor', 'any value'],
  date: ['dia AAAA-MM-DD', 'day YYYY-MM-DD'],
  dateTime: ['instante RFC 3339', 'RFC 3339 instant'],
  file: ['arquivo', 'file'],
  listOf: (item: string) => [`lista de ${item}`, `list of ${item}`],
  or: [' ou ', ' or '],
  orNull: (type: string) => [`${type} ou null`, `${type} or null`],
  atLeast: (value: number) => [`mínimo ${value}`, `minimum ${value}`],
  atMost: (value: number) => [`máximo ${value}`, `maximum ${value}`],
  exactly: (count: number) => [`${count} caracteres`, `${count} characters`],
  minCharacters: (count: number) => [`pelo menos ${count} caracteres`, `at least ${count} characters`],
  maxCharacters: (count: number) => [`até ${count} caracteres`, `up to ${count} characters`],
  minItems: (count: number) => [`pelo menos ${count} itens`, `at least ${count} items`],
  maxItems: (count: number) => [`até ${count} itens`, `up to ${count} items`],
})

type SchemaTexts = LocalizedTexts<typeof SCHEMA_TEXTS>

export const typeText = (schema: SchemaView, t: SchemaTexts): string => {
  const type = schema.items ? t.listOf(typeText(schema.items, t)) : plainTypeText(schema, t)
  return schema.isNullable && type !== t.null ? t.orNull(type) : type
}

const plainTypeText = (schema: SchemaView, t: SchemaTexts): string => {
  if (schema.name !== undefined && schema.types[0] !== 'string') return schema.name
  const formats: Readonly<Record<string, string>> = {
    date: t.date,
    'date-time': t.dateTime,
    uuid: 'UUID',
    binary: t.file,
    email: 'e-mail',
  }
  const format = schema.format === undefined ? undefined : formats[schema.format]
  if (format !== undefined) return format
  const names = schema.types.map((type) => (type in t ? String(t[type as 'string']) : type))
  const shapes = schema.fields.length === 0 ? schema.alternatives.filter((each) => !isNull(each)) : []
  const all = names.length > 0 ? names : shapes.map((shape) => typeText(shape, t))
  if (all.length === 0) return schema.isNullable ? t.null : t.anything
  return [...new Set(all)].join(t.or)
}

const isNull = (schema: SchemaView) => schema.isNullable && schema.types.length === 0

export const boundTexts = (bounds: SchemaBounds, t: SchemaTexts): string[] => {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = bounds
  return [
    ...(minimum === undefined ? [] : [t.atLeast(minimum)]),
    ...(maximum === undefined ? [] : [t.atMost(maximum)]),
    ...lengthTexts({ minLength, maxLength }, t),
    ...(minItems === undefined ? [] : [t.minItems(minItems)]),
    ...(maxItems === undefined ? [] : [t.maxItems(maxItems)]),
  ]
}

const lengthTexts = ({ minLength = 0, maxLength }: SchemaBounds, t: SchemaTexts): string[] => {
  if (minLength === maxLength) return [t.exactly(minLength)]
  return [
    ...(minLength <= 1 ? [] : [t.minCharacters(minLength)]),
    ...(maxLength === undefined ? [] : [t.maxCharacters(maxLength)]),
  ]
}
