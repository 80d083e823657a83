import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { FieldView, SchemaView } from '#lib/reference/schema-view.ts'
import { Fold } from './fold.tsx'
import { Markdown } from './markdown.tsx'
import { boundTexts, SCHEMA_TEXTS, typeText } from './schema-words.ts'

const TEXTS = texts({
  required: ['obrigatório', 'required'],
  one: ['Valores', 'Values'],
  always: ['Sempre', 'Always'],
  example: ['Exemplo', 'Example'],
  usual: ['Padrão', 'Default'],
  form: ['Forma', 'Pattern'],
  fieldsOf: (name: string, count: number) =>
    count === 1
      ? [`1 campo de ${name}`, `1 field of ${name}`]
      : [`${count} campos de ${name}`, `${count} fields of ${name}`],
  shape: (position: number) => [`Forma ${position}`, `Shape ${position}`],
})

type SchemaFieldsProps = {
  schema: SchemaView
  /** False for events and responses, where a mark says nothing, because nearly all fields are required. */
  marksRequired: boolean
}

export const SchemaFields = ({ schema, marksRequired }: SchemaFieldsProps) => {
  const inner = innermost(schema)
  if (inner.fields.length > 0) return <FieldList fields={inner.fields} marksRequired={marksRequired} />
  return inner.alternatives.map((shape, index) =>
    shape.fields.length === 0 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: variants have no names and are never reordered
      <Shape key={index} shape={shape} position={index + 1} marksRequired={marksRequired} />
    ),
  )
}

const innermost = (schema: SchemaView): SchemaView => (schema.items ? innermost(schema.items) : schema)

export const hasFields = (schema: SchemaView): boolean => {
  const { fields, alternatives } = innermost(schema)
  return fields.length > 0 || alternatives.some(hasFields)
}

type ShapeProps = { shape: SchemaView; position: number; marksRequired: boolean }

const Shape = ({ shape, position, marksRequired }: ShapeProps) => {
  const t = useTexts(TEXTS)
  const discriminator = shape.fields.find(({ schema }) => schema.values.length === 1)
  return (
    <div className="my-2 rounded-control border p-3">
      <p className="font-medium text-sm">
        {discriminator ? (
          <code translate="no" className="font-mono text-xs">
            {discriminator.name}: {JSON.stringify(discriminator.schema.values[0])}
          </code>
        ) : (
          t.shape(position)
        )}
      </p>
      <FieldList fields={shape.fields} marksRequired={marksRequired} />
    </div>
  )
}

const FieldList = ({ fields, marksRequired }: { fields: readonly FieldView[]; marksRequired: boolean }) => (
  <ul className="divide-y divide-line">
    {fields.map((field) => (
      <li key={field.name} className="py-2.5">
        <FieldRow {...field} isRequired={marksRequired && field.isRequired} />
        {hasFields(field.schema) ? <InnerFields {...field} marksRequired={marksRequired} /> : null}
      </li>
    ))}
  </ul>
)

type FieldRowProps = FieldView & { description?: string | undefined }

export const FieldRow = ({ name, isRequired, schema, description = schema.description }: FieldRowProps) => {
  const t = useTexts(TEXTS)
  const words = useTexts(SCHEMA_TEXTS)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <code translate="no" className="font-medium font-mono text-sm [overflow-wrap:anywhere]">
          {name}
        </code>
        <span className="text-ink-muted text-sm">{typeText(schema, words)}</span>
        {isRequired ? <span className="font-medium text-warning text-xs">{t.required}</span> : null}
      </p>
      {description ? (
        <div lang="pt-BR" className="text-sm [&_p]:my-0.5">
          <Markdown text={description} />
        </div>
      ) : null}
      <FieldFacts schema={schema} />
    </>
  )
}

const FieldFacts = ({ schema }: { schema: SchemaView }) => {
  const t = useTexts(TEXTS)
  const bounds = boundTexts(schema.bounds, useTexts(SCHEMA_TEXTS))
  const values = [...schema.values, ...(schema.items?.values ?? [])]
  const facts = [
    { label: values.length === 1 ? t.always : t.one, codes: values },
    { label: t.usual, codes: schema.default === undefined ? [] : [schema.default] },
    { label: t.example, codes: schema.example === undefined ? [] : [schema.example] },
    { label: t.form, codes: schema.bounds.pattern === undefined ? [] : [schema.bounds.pattern] },
  ].filter(({ codes }) => codes.length > 0)
  if (facts.length + bounds.length === 0) return null
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-muted text-xs leading-5">
      {bounds.map((bound) => (
        <li key={bound}>{bound}</li>
      ))}
      {facts.map(({ label, codes }) => (
        <li key={label} className="min-w-0">
          {label}:{' '}
          {codes.map((code, index) => (
            <span key={String(code)}>
              {index === 0 ? '' : ', '}
              <code translate="no" className="font-mono text-ink [overflow-wrap:anywhere]">
                {valueText(code)}
              </code>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const InnerFields = ({ name, schema, marksRequired }: FieldView & { marksRequired: boolean }) => {
  const t = useTexts(TEXTS)
  const { fields, alternatives } = innermost(schema)
  const count = fields.length || alternatives.reduce((sum, shape) => sum + shape.fields.length, 0)
  return (
    <Fold label={t.fieldsOf(name, count)} className="mt-2 border-line border-l-2 ps-2">
      <SchemaFields schema={schema} marksRequired={marksRequired} />
    </Fold>
  )
}
