import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { AddEndpointDialog } from '#components/webhooks/add-endpoint-dialog.tsx'
import { readEndpointFilter } from '#components/webhooks/endpoint-address.ts'
import { EndpointList } from '#components/webhooks/endpoint-list.tsx'
import { WebhookTabs } from '#components/webhooks/webhook-tabs.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listEndpointHealthContract } from '#lib/contracts/webhooks/back-office-webhooks.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listEndpointHealth } from '#lib/services/webhooks/list-endpoint-health.ts'
import { listWebhookApplications } from '#lib/services/webhooks/list-webhook-applications.ts'
import { add, enable, pause, remove, replay, test, update } from '../actions.ts'

const TEXTS = texts({
  title: ['Webhooks', 'Webhooks'],
  meta: [
    'Para onde os eventos vão e se chegam. Um programa também cadastra os seus pela API.',
    'Where events go and whether they arrive. A program can also register its own through the API.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function WebhooksPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('manage_webhooks')
  const t = await pageTexts(TEXTS)
  const [endpoints, applications] = await Promise.all([
    listEndpointHealth(context),
    listWebhookApplications(context),
  ])
  return (
    <>
      <PageHeader
        variant="list"
        title={t.title}
        meta={t.meta}
        actions={<AddEndpointDialog applications={applications} add={add} />}
      />
      <WebhookTabs />
      <EndpointList
        filter={readEndpointFilter(await searchParams)}
        initial={encodeOutput(listEndpointHealthContract, endpoints)}
        now={context.now.toISOString()}
        enable={enable}
        pause={pause}
        test={test}
        replay={replay}
        update={update}
        remove={remove}
      />
    </>
  )
}
