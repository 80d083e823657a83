import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusDot } from '#components/ui/status-dot.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { AlertRule, ChangeAlertRule, OpenAlert } from '#lib/client/alerts.ts'
import { alertFigure, alertMeaning, alertName } from '#lib/domain/alerts/alert-texts.ts'
import { textIn } from '#lib/domain/language.ts'
import { AlertRuleForm } from './alert-rule-form.tsx'

const TEXTS = texts({
  open: ['Aberto', 'Open'],
  fine: ['Tudo certo', 'All good'],
  off: ['Desligado', 'Off'],
  now: ['Agora', 'Now'],
  nothing: ['sem medida no momento', 'nothing to measure at the moment'],
  since: ['aberto', 'opened'],
  better: ['melhorou', 'improved'],
  changedBy: (name: string) => [`Limite definido por ${name}`, `Threshold set by ${name}`],
})

type AlertRuleItemProps = { rule: AlertRule; now: string; change: ChangeAlertRule }

export const AlertRuleItem = ({ rule, now, change }: AlertRuleItemProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { kind, isOn, open, figures, changedByName, changedAt } = rule
  const name = textIn(alertName(kind), language)
  const measurements = figures.flatMap(({ subject, subjectName, value }) =>
    value === null ? [] : [{ subject, text: `${subjectName} ${alertFigure(kind, value)}`.trim() }],
  )
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 text-sm">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold text-base">{name}</h3>
          <StatusDot tone={open.length > 0 ? 'danger' : isOn ? 'positive' : 'neutral'}>
            {open.length > 0 ? t.open : isOn ? t.fine : t.off}
          </StatusDot>
        </div>
        <p className="mt-1 text-pretty text-ink-muted">{textIn(alertMeaning(kind), language)}</p>
        {open.length > 0 ? (
          <ul className="mt-2 grid gap-1">
            {open.map((alert) => (
              <OpenLine key={alert.id} alert={alert} kind={kind} now={now} />
            ))}
          </ul>
        ) : null}
        <p className="mt-2">
          <span className="text-ink-muted">{t.now}: </span>
          <span className="tabular-nums">
            {measurements.length === 0 ? t.nothing : measurements.map(({ text }) => text).join(' · ')}
          </span>
        </p>
        {changedAt === null || changedByName === null ? null : (
          <p className="mt-1 text-ink-muted text-xs">
            {t.changedBy(changedByName)}, <RelativeTime at={changedAt} now={now} />
          </p>
        )}
      </div>
      <AlertRuleForm rule={rule} name={name} change={change} />
    </li>
  )
}

type OpenLineProps = { alert: OpenAlert; kind: AlertRule['kind']; now: string }

const OpenLine = ({ alert, kind, now }: OpenLineProps) => {
  const t = useTexts(TEXTS)
  const { subjectName, value, openedAt, clearSince } = alert
  return (
    <li className="rounded-control border border-danger-line bg-danger-soft px-3 py-1.5 text-danger">
      <span className="font-medium">{`${subjectName} ${alertFigure(kind, value)}`.trim()}</span>
      {', '}
      {t.since} <RelativeTime at={openedAt} now={now} />
      {clearSince === null ? null : (
        <>
          {', '}
          {t.better} <RelativeTime at={clearSince} now={now} />
        </>
      )}
    </li>
  )
}
