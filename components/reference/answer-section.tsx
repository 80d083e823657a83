import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { AnswerView, MediaView } from '#lib/reference/operation.ts'
import { CodeSample } from './code-sample.tsx'
import { Fold } from './fold.tsx'
import { Markdown } from './markdown.tsx'
import { ParameterList } from './parameter-list.tsx'
import { hasFields, SchemaFields } from './schema-fields.tsx'
import { SCHEMA_TEXTS, typeText } from './schema-words.ts'
import { Section } from './section.tsx'

const TEXTS = texts({
  answer: ['Resposta', 'Response'],
  example: ['Exemplo da resposta', 'Example of the response'],
  headers: (count: number) =>
    count === 1
      ? ['1 cabeçalho da resposta', '1 response header']
      : [`${count} cabeçalhos da resposta`, `${count} response headers`],
  file: ['arquivo', 'file'],
})

type AnswerSectionProps = { answer: AnswerView; isEvent: boolean }

export const AnswerSection = ({ answer, isEvent }: AnswerSectionProps) => {
  const t = useTexts(TEXTS)
  return (
    <Section
      id={`answer-${answer.status}`}
      title={
        <>
          {t.answer} <Badge tone="positive">{answer.status}</Badge>
        </>
      }
    >
      {isEvent ? (
        <div lang="pt-BR" className="text-sm">
          <Markdown text={answer.description} />
        </div>
      ) : null}
      {answer.media.map((media) => (
        <AnswerMedia key={media.type} media={media} />
      ))}
      {answer.headers.length > 0 ? (
        <Fold label={t.headers(answer.headers.length)} className="mt-3">
          <ParameterList parameters={answer.headers} marksRequired={false} />
        </Fold>
      ) : null}
    </Section>
  )
}

const AnswerMedia = ({ media: { type, schema, example } }: { media: MediaView }) => {
  const t = useTexts(TEXTS)
  const words = useTexts(SCHEMA_TEXTS)
  return (
    <div className="mt-2">
      <p className="flex flex-wrap gap-x-3 text-ink-muted text-sm">
        <code translate="no" className="font-mono text-xs leading-5">
          {type}
        </code>
        {schema ? typeText(schema, words) : null}
      </p>
      {example === undefined ? null : (
        <CodeSample label={t.example} code={JSON.stringify(example, null, 2)} className="mt-2" />
      )}
      {schema && hasFields(schema) ? <SchemaFields schema={schema} marksRequired={false} /> : null}
    </div>
  )
}
