import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({ change: ['Alterar', 'Change'] })

type AnsweredStepsProps = {
  answers: readonly { label: string; value: string }[]
  onChange: (step: number) => void
}

export const AnsweredSteps = ({ answers, onChange }: AnsweredStepsProps) => {
  const t = useTexts(TEXTS)
  if (answers.length === 0) return null
  return (
    <dl className="divide-y divide-line rounded-control border bg-sunken px-3.5 noscript:hidden">
      {answers.map(({ label, value }, step) => (
        <div key={label} className="flex min-h-11 items-center gap-3 text-sm">
          <dt className="shrink-0 text-ink-muted">{label}</dt>
          <dd className="min-w-0 flex-1 truncate font-medium tabular-nums">{value}</dd>
          <dd className="shrink-0">
            <button
              type="button"
              onClick={() => onChange(step)}
              className="min-h-11 font-medium text-accent underline underline-offset-4"
            >
              {t.change}
              <span className="sr-only"> {label}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
