import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { useLanguage } from '#components/use-language.ts'
import { textIn } from '#lib/domain/language.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { FailureView, ProblemView } from '#lib/reference/operation.ts'
import { reasonPath } from '#lib/reference/reference-address.ts'
import { CodeSample } from './code-sample.tsx'
import { Fold } from './fold.tsx'
import { Markdown } from './markdown.tsx'
import { Section } from './section.tsx'

const TEXTS = texts({
  failures: ['Erros', 'Errors'],
  otherAnswers: ['Outras respostas', 'Other responses'],
  body: ['O corpo de um erro', 'The body of an error'],
})

type FailureSectionProps = { failures: readonly FailureView[]; isEvent: boolean }

export const FailureSection = ({ failures, isEvent }: FailureSectionProps) => {
  const t = useTexts(TEXTS)
  if (failures.length === 0) return null
  const example = exampleOf(failures)
  return (
    <Section id="failures" title={isEvent ? t.otherAnswers : t.failures}>
      <ul className="divide-y divide-line">
        {failures.map((failure) => (
          <li key={failure.status} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
            <span>
              <Badge>{failure.status}</Badge>
            </span>
            <FailureText failure={failure} />
          </li>
        ))}
      </ul>
      {example ? (
        <Fold label={t.body}>
          <CodeSample label={t.body} code={JSON.stringify(example.example, null, 2)} />
        </Fold>
      ) : null}
    </Section>
  )
}

/** Prefers an error with status 422, because most errors that are specific to an operation have it. */
const exampleOf = (failures: readonly FailureView[]): ProblemView | undefined =>
  (failures.find(({ status }) => status === '422') ?? failures[0])?.problems[0]

const FailureText = ({ failure: { description, problems } }: { failure: FailureView }) => {
  const language = useLanguage()
  if (problems.length === 0) {
    return (
      <div lang="pt-BR" className="text-sm [&_p]:my-0">
        <Markdown text={description} />
      </div>
    )
  }
  return (
    <ul className="min-w-0 space-y-1 text-sm">
      {problems.map(({ code, title }) => (
        <li key={code} className="flex flex-wrap items-baseline gap-x-2">
          {isReasonCode(code) ? (
            <>
              <a
                href={reasonPath(code)}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
              >
                <code translate="no" className="font-mono text-xs [overflow-wrap:anywhere]">
                  {code}
                </code>
              </a>
              <span>{textIn(reasonOf(code).title, language)}</span>
            </>
          ) : (
            <>
              <code translate="no" className="font-mono text-xs [overflow-wrap:anywhere]">
                {code}
              </code>
              <span lang="pt-BR">{title}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
