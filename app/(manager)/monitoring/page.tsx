import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { MonitoringScreen } from '#components/monitoring/monitoring-screen'
import { PageHeader } from '#components/shell/page-header'
import { encodeOutput } from '#lib/contracts/encode-output'
import { getMonitoringContract } from '#lib/contracts/monitoring/monitoring'
import { contextOfPerson } from '#lib/pages/page-session'
import { getMonitoring } from '#lib/services/monitoring/get-monitoring'

const TEXTS = texts({ title: ['Monitoramento', 'Monitoring'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function MonitoringPage() {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('view_institutions')
  const monitoring = encodeOutput(getMonitoringContract, await getMonitoring(context))
  return (
    <>
      <PageHeader title={t.title} />
      <MonitoringScreen initial={monitoring} now={context.now.toISOString()} />
    </>
  )
}
