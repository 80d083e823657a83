import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { BodyView } from '#lib/reference/operation.ts'
import { hasFields, SchemaFields } from './schema-fields.tsx'
import { SCHEMA_TEXTS, typeText } from './schema-words.ts'
import { Section } from './section.tsx'

const TEXTS = texts({
  body: ['Corpo', 'Body'],
  optional: ['O corpo pode faltar.', 'The body may be left out.'],
})

export const BodySection = ({ body }: { body: BodyView }) => {
  const t = useTexts(TEXTS)
  const words = useTexts(SCHEMA_TEXTS)
  const schema = body.media[0]?.schema
  return (
    <Section id="body" title={t.body}>
      <p className="mt-2 break-words text-ink-muted text-sm">
        {body.media.map(({ type }) => (
          <code translate="no" key={type} className="me-3 font-mono text-xs">
            {type}
          </code>
        ))}
        {body.isRequired ? null : t.optional}
      </p>
      {schema && hasFields(schema) ? (
        <SchemaFields schema={schema} marksRequired />
      ) : schema ? (
        <p className="mt-2 text-sm">{typeText(schema, words)}</p>
      ) : null}
    </Section>
  )
}
