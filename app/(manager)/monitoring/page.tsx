import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { MonitoringScreen } from '#components/monitoring/monitoring-screen.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getMonitoringContract } from '#lib/contracts/monitoring/monitoring.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getMonitoring } from '#lib/services/monitoring/get-monitoring.ts'

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
