import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { DeliveryScreen } from '#components/webhooks/delivery-screen'
import { encodeOutput } from '#lib/contracts/encode-output'
import { getBackOfficeDeliveryContract } from '#lib/contracts/webhooks/back-office-webhooks'
import { orNotFound } from '#lib/pages/or-not-found'
import { contextOfPerson } from '#lib/pages/page-session'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery'
import { resend, reveal } from '../actions.ts'

const TEXTS = texts({ title: ['Entrega', 'Delivery'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function DeliveryPage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('manage_webhooks')
  const { id } = await params
  const delivery = await orNotFound(id, () => getWebhookDelivery(context, { id }), notFound)
  return (
    <DeliveryScreen
      initial={encodeOutput(getBackOfficeDeliveryContract, delivery)}
      now={context.now.toISOString()}
      resend={resend}
      reveal={reveal}
    />
  )
}
