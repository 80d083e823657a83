import type { Metadata } from 'next'
import { AlertsScreen } from '#components/alerts/alerts-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { getAlertsContract } from '#lib/contracts/alerts/alerts.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getAlerts } from '#lib/services/alerts/get-alerts.ts'
import { add, change, remove, test } from './actions.ts'

const TEXTS = texts({
  title: ['Alertas', 'Alerts'],
  meta: [
    'O que avisa quando algo sai do normal, e quem fica sabendo.',
    'What alerts when something is not normal, and who is notified.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function AlertsPage() {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('manage_alerts')
  return (
    <>
      <PageHeader title={t.title} meta={t.meta} />
      <AlertsScreen
        initial={encodeOutput(getAlertsContract, await getAlerts(context))}
        now={context.now.toISOString()}
        {...{ add, change, remove, test }}
      />
    </>
  )
}
