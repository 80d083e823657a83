import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { formatDuration } from '#components/ui/duration-text.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Alerts } from '#lib/client/alerts.ts'
import { instantOf } from '#lib/config/clock.ts'
import { alertFigure, alertTitle } from '#lib/domain/alerts/alert-texts.ts'
import { textIn } from '#lib/domain/language.ts'

const TEXTS = texts({
  none: ['Nenhum alerta foi encerrado ainda.', 'No alert has closed yet.'],
  lasted: (duration: string) => [`durou ${duration}`, `lasted ${duration}`],
})

export const ClosedAlerts = ({ closed, now }: Pick<Alerts, 'closed'> & { now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  if (closed.length === 0) return <p className="text-ink-muted text-sm">{t.none}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {closed.map(({ id, kind, subjectName, value, openedAt, closedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0"
        >
          <span className="font-medium">{textIn(alertTitle(kind, subjectName), language)}</span>
          <span className="text-ink-muted tabular-nums">
            {alertFigure(kind, value)}, {t.lasted(durationOf(openedAt, closedAt))},{' '}
            <RelativeTime at={closedAt} now={now} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const durationOf = (openedAt: string, closedAt: string) =>
  formatDuration((instantOf(closedAt).getTime() - instantOf(openedAt).getTime()) / 1000)
