import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { deliveryQueryOf, readDeliveryFilter } from '#components/webhooks/delivery-filter.ts'
import { DeliveryList } from '#components/webhooks/delivery-list.tsx'
import { WebhookTabs } from '#components/webhooks/webhook-tabs.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import {
  listBackOfficeDeliveriesContract,
  listEndpointHealthContract,
} from '#lib/contracts/webhooks/back-office-webhooks.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listEndpointHealth } from '#lib/services/webhooks/list-endpoint-health.ts'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries.ts'
import { resend } from '../actions.ts'

const TEXTS = texts({
  title: ['Entregas', 'Deliveries'],
  meta: [
    'O que foi enviado aos programas e o que veio de volta.',
    'What was sent to programs and what came back.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function DeliveriesPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('manage_webhooks')
  const t = await pageTexts(TEXTS)
  const filter = readDeliveryFilter(await searchParams)
  const { query } = listBackOfficeDeliveriesContract
  const request = (query as NonNullable<typeof query>).parse(deliveryQueryOf(filter))
  const [page, health] = await Promise.all([
    listWebhookDeliveries(context, request),
    listEndpointHealth(context),
  ])
  const { endpoints } = encodeOutput(listEndpointHealthContract, health)
  return (
    <>
      <PageHeader variant="list" title={t.title} meta={t.meta} />
      <WebhookTabs />
      <DeliveryList
        filter={filter}
        initial={encodeOutput(listBackOfficeDeliveriesContract, page)}
        endpoints={endpoints.map(({ id, applicationName, kind, name, url }) => ({
          id,
          applicationName,
          kind,
          name,
          url,
        }))}
        now={context.now.toISOString()}
        resend={resend}
      />
    </>
  )
}
