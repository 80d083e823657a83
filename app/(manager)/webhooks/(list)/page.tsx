import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header'
import { EndpointList } from '#components/webhooks/endpoint-list'
import { WebhookTabs } from '#components/webhooks/webhook-tabs'
import { encodeOutput } from '#lib/contracts/encode-output'
import { listEndpointHealthContract } from '#lib/contracts/webhooks/back-office-webhooks'
import { contextOfPerson } from '#lib/http/page-session'
import { listEndpointHealth } from '#lib/services/webhooks/list-endpoint-health'
import { enable, pause, replay, test } from '../actions.ts'

const TEXTS = texts({
  title: ['Webhooks', 'Webhooks'],
  meta: [
    'Para onde os eventos vão e se chegam. Cada programa cadastra os seus endpoints pela API.',
    'Where events go and whether they arrive. Each program registers its endpoints through the API.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The endpoints of all applications, or of the one the address names. */
export default async function WebhooksPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('manage_webhooks')
  const t = await pageTexts(TEXTS)
  const endpoints = await listEndpointHealth(context)
  return (
    <>
      <PageHeader title={t.title} meta={t.meta} />
      <WebhookTabs />
      <EndpointList
        applicationId={String((await searchParams).application ?? '')}
        initial={encodeOutput(listEndpointHealthContract, endpoints)}
        now={context.now.toISOString()}
        enable={enable}
        pause={pause}
        test={test}
        replay={replay}
      />
    </>
  )
}
