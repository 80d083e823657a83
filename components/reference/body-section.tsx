import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { BodyView } from '#lib/reference/operation.ts'
import { CodeSample } from './code-sample.tsx'
import { hasFields, SchemaFields } from './schema-fields.tsx'
import { SCHEMA_TEXTS, typeText } from './schema-words.ts'
import { Section } from './section.tsx'

const TEXTS = texts({
  body: ['Corpo', 'Body'],
  example: ['Exemplo do corpo', 'Example of the body'],
  optional: ['O corpo pode faltar.', 'The body may be left out.'],
})

type BodySectionProps = { body: BodyView; isEvent: boolean }

export const BodySection = ({ body, isEvent }: BodySectionProps) => {
  const t = useTexts(TEXTS)
  const words = useTexts(SCHEMA_TEXTS)
  const [{ schema, example } = { schema: undefined, example: undefined }] = body.media
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
      {isEvent && example !== undefined ? (
        <CodeSample label={t.example} code={JSON.stringify(example, null, 2)} className="mt-2" />
      ) : null}
      {schema && hasFields(schema) ? (
        <SchemaFields schema={schema} marksRequired={!isEvent} />
      ) : schema ? (
        <p className="mt-2 text-sm">{typeText(schema, words)}</p>
      ) : null}
    </Section>
  )
}
