import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { OPERATION_NAMES } from './health-display.ts'

const TEXTS = texts({
  title: ['Últimas falhas', 'Last failures'],
  none: ['Nenhuma falha no período.', 'No failure in the period.'],
})

export const CallFailures = ({ institution, now }: { institution: InstitutionHealthData; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { failures } = institution
  return (
    <div>
      <h3 className="mb-1 font-semibold text-sm">{t.title}</h3>
      {failures.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {failures.map(({ at, operation, title, nextAction }) => (
            <li key={`${at}-${operation}`} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
              <span className="min-w-0">
                <span className="font-medium">{title}</span>
                <span className="text-ink-muted"> · {localized(OPERATION_NAMES[operation], language)}</span>
                <span className="block text-ink-muted text-xs">{nextAction}</span>
              </span>
              <RelativeTime at={at} now={now} className="shrink-0 text-ink-muted text-xs" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
