import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { useLanguage } from '#components/use-language.ts'
import { textIn } from '#lib/domain/language.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { FailureView, ProblemView } from '#lib/reference/operation.ts'
import { reasonPath } from '#lib/reference/reference-address.ts'
import { CodeSample } from './code-sample.tsx'
import { Markdown } from './markdown.tsx'
import { Section } from './section.tsx'

const TEXTS = texts({
  failures: ['Erros', 'Errors'],
  otherAnswers: ['Outras respostas', 'Other responses'],
  example: (code: string) => [`Exemplo de ${code}`, `Example of ${code}`],
  show: ['Exemplo', 'Example'],
})

type FailureSectionProps = { failures: readonly FailureView[]; isEvent: boolean }

export const FailureSection = ({ failures, isEvent }: FailureSectionProps) => {
  const t = useTexts(TEXTS)
  if (failures.length === 0) return null
  return (
    <Section id="failures" title={isEvent ? t.otherAnswers : t.failures}>
      <ul className="divide-y divide-line">
        {failures.map(({ status, description, problems }) => (
          <li key={status} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
            <span>
              <Badge tone="neutral">{status}</Badge>
            </span>
            {problems.length === 0 ? (
              <div lang="pt-BR" className="text-sm [&_p]:my-0">
                <Markdown text={description} />
              </div>
            ) : (
              <ul className="min-w-0 space-y-2">
                {problems.map((problem) => (
                  <ProblemLine key={problem.code} problem={problem} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const ProblemLine = ({ problem: { code, title, example } }: { problem: ProblemView }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const isKnown = isReasonCode(code)
  return (
    <li className="min-w-0 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <a
          href={isKnown ? reasonPath(code) : '#failures'}
          className="text-accent underline underline-offset-2"
        >
          <code translate="no" className="break-all font-mono text-xs">
            {code}
          </code>
        </a>
        <span>{isKnown ? textIn(reasonOf(code).title, language) : title}</span>
      </p>
      <details>
        <summary className="inline-flex min-h-7 items-center text-ink-muted text-xs pointer-coarse:min-h-11">
          {t.show}
        </summary>
        <CodeSample label={t.example(code)} code={JSON.stringify(example, null, 2)} />
      </details>
    </li>
  )
}
