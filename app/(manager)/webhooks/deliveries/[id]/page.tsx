import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { DeliveryScreen } from '#components/webhooks/delivery-screen.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getBackOfficeDeliveryContract } from '#lib/contracts/webhooks/back-office-webhooks.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery.ts'
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
