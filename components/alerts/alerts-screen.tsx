'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import {
  type AddAlertChannel,
  type Alerts,
  type ChangeAlertRule,
  type RemoveAlertChannel,
  type TestAlertChannel,
  useAlerts,
} from '#lib/client/alerts.ts'
import { AlertChannels } from './alert-channels.tsx'
import { AlertRuleItem } from './alert-rule-item.tsx'
import { ClosedAlerts } from './closed-alerts.tsx'

const TEXTS = texts({
  rules: ['O que avisa', 'What alerts'],
  rulesWhy: [
    'Medido a cada minuto. Encerra quando a medida fica boa por 5 minutos; enquanto dura, lembra a cada 4 horas.',
    'Measured every minute. It closes when the figure has been good for 5 minutes; while it lasts, it reminds every 4 hours.',
  ],
  closed: ['Encerrados', 'Closed'],
})

type AlertsScreenProps = {
  initial: Alerts
  now: string
  change: ChangeAlertRule
  add: AddAlertChannel
  remove: RemoveAlertChannel
  test: TestAlertChannel
}

export const AlertsScreen = ({ initial, now, change, add, remove, test }: AlertsScreenProps) => {
  const t = useTexts(TEXTS)
  const query = useAlerts(initial)
  const { rules, channels, closed, isMailConfigured } = query.data
  const ordered = [
    ...rules.filter(({ open }) => open.length > 0),
    ...rules.filter(({ open }) => open.length === 0),
  ]
  return (
    <div className="space-y-5">
      <ReadProblem query={query} />
      <Card title={t.rules} description={t.rulesWhy} padding="flush">
        <ul className="divide-y divide-line border-t">
          {ordered.map((rule) => (
            <AlertRuleItem key={rule.kind} rule={rule} now={now} change={change} />
          ))}
        </ul>
      </Card>
      <AlertChannels {...{ channels, isMailConfigured, now, add, remove, test }} />
      <Card title={t.closed}>
        <ClosedAlerts closed={closed} now={now} />
      </Card>
    </div>
  )
}
