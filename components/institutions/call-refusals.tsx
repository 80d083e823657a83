import { formatCount } from '#components/charts/figure-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'

const TEXTS = texts({
  title: ['Recusas no período', 'Refusals in the period'],
  text: [
    'A instituição respondeu e não aceitou. Não contam como falha.',
    'The institution answered and did not accept. They do not count as failures.',
  ],
  last: ['a última', 'the last'],
})

export const CallRefusals = ({ institution, now }: { institution: InstitutionHealthData; now: string }) => {
  const t = useTexts(TEXTS)
  const { refusals } = institution
  if (refusals.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold text-sm">{t.title}</h3>
      <p className="mb-1 text-ink-muted text-xs">{t.text}</p>
      <ul className="divide-y divide-line text-sm">
        {refusals.map(({ code, title, nextAction, calls, lastAt }) => (
          <li key={code} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
            <span className="min-w-0">
              <span className="font-medium">{title}</span>
              <span className="text-ink-muted tabular-nums"> · {formatCount(calls)}</span>
              <span className="block text-ink-muted text-xs">{nextAction}</span>
            </span>
            <span className="shrink-0 text-ink-muted text-xs">
              {t.last} <RelativeTime at={lastAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
